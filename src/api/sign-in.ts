import type { Login, Registration, User } from '#contracts/auth.ts'
import { setUser } from '#browser/current-user.ts'
import { ApiError, asAnswered, messageOf, reach } from '#browser/api-error.ts'

/**
 * Signs in, or registers and signs in, and sets the current user.
 * @throws ApiError with the server's message, or the literal fallback where there is none
 * @see docs/spec/acceptance.md 490, docs/spec/acceptance.md 525
 */
export const signIn = (login: Login) => send('/api/login', login, 'Login failed')
export const register = (registration: Registration) =>
  send('/api/register', registration, 'Registration failed')

async function send(path: string, payload: Login | Registration, fallback: string): Promise<User> {
  const headers = { 'content-type': 'application/json' }
  const response = await reach(path, { method: 'POST', headers, body: JSON.stringify(payload) }, fallback)
  if (!response.ok) throw new ApiError(response.status, messageOf(await response.text(), fallback))
  const user = asAnswered<User>(await response.json())
  setUser(user)
  return user
}
