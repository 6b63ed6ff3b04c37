import { secondStepTexts } from '#content/interface/auth/second-step.ts'
import { cookiesRefused, loginFormTexts, registerFormTexts } from '#content/interface/auth/sign-in.ts'
import type { Login, Registration } from '#contracts/auth-input.ts'
import type { User } from '#contracts/auth.ts'
import { honeypotName } from '#shared/honeypot.ts'
import { setUser } from '#browser/current-user.ts'
import { answerWithPasskey } from './passkeys.ts'
import { sendJson } from './send-json.ts'
import { ApiError, castBody, messageOf, sendRequest, statusOf } from '#browser/api-error.ts'

export const signIn = (login: Login) => send('/api/login', login, loginFormTexts.failedTitle)
export const finishSignIn = (code: string) =>
  send('/api/login/second-step', { code }, secondStepTexts.failedTitle)

let lostUsername: string | undefined

/** Creates an account, or signs in to it if an earlier attempt has created it and lost only its answer. */
export async function register(registration: Registration & { [honeypotName]: string }) {
  const { username, password } = registration
  try {
    return await send('/api/register', registration, registerFormTexts.failedTitle)
  } catch (error) {
    const status = statusOf(error)
    const user =
      status === 409 && lostUsername === username && (await signIn({ username, password }).catch(() => null))
    lostUsername = status === 0 ? username : undefined
    if (user) return user
    throw error
  }
}

export async function signInWithPasskey(): Promise<User> {
  requireCookies()
  const options = await sendJson('POST', '/api/login/passkey/options')
  const response = await answerWithPasskey(options)
  const user = castBody<User>(await sendJson('POST', '/api/login/passkey', response))
  setUser(user)
  return user
}

async function send(path: string, payload: object, fallback: string): Promise<User | null> {
  requireCookies()
  const headers = { 'content-type': 'application/json' }
  const response = await sendRequest(
    path,
    { method: 'POST', headers, body: JSON.stringify(payload) },
    fallback,
  )
  if (!response.ok) throw new ApiError(response.status, messageOf(await response.text(), fallback))
  const body: unknown = await response.json()
  if (response.status === 202) return null
  const user = castBody<User>(body)
  setUser(user)
  return user
}

/** Without cookies, the server would accept the password and the next page would ask for it again. */
function requireCookies(): void {
  if (!navigator.cookieEnabled) throw new ApiError(0, cookiesRefused)
}
