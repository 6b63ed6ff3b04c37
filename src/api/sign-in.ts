import { loginFormTexts, registerFormTexts } from '#content/interface/auth/sign-in.ts'
import type { Login, Registration, User } from '#contracts/auth.ts'
import { honeypotName } from '#shared/honeypot.ts'
import { setUser } from '#browser/current-user.ts'
import { ApiError, castBody, messageOf, sendRequest } from '#browser/api-error.ts'

export const signIn = (login: Login) => send('/api/login', login, loginFormTexts.failedTitle)
export const register = (registration: Registration & { [honeypotName]: string }) =>
  send('/api/register', registration, registerFormTexts.failedTitle)

async function send(path: string, payload: Login | Registration, fallback: string): Promise<User> {
  const headers = { 'content-type': 'application/json' }
  const response = await sendRequest(
    path,
    { method: 'POST', headers, body: JSON.stringify(payload) },
    fallback,
  )
  if (!response.ok) throw new ApiError(response.status, messageOf(await response.text(), fallback))
  const user = castBody<User>(await response.json())
  setUser(user)
  return user
}
