import { setUser } from '#browser/current-user.ts'
import { ApiError, messageOf, reach } from '#browser/api-error.ts'

const failureMessage = 'Logout failed'

/**
 * Ends the session and clears the current user.
 * @throws ApiError with the server's message, or 'Logout failed' where there is none
 * @see docs/spec/acceptance.md 493, docs/spec/acceptance.md 529
 */
export async function logOut(): Promise<void> {
  const response = await reach('/api/logout', { method: 'POST' }, failureMessage)
  if (!response.ok) throw new ApiError(response.status, messageOf(await response.text(), failureMessage))
  setUser(null)
}
