import { setUser } from '#browser/current-user.ts'
import { ApiError, messageOf, sendRequest } from '#browser/api-error.ts'

const failureMessage = 'Logout failed'

export async function logOut(): Promise<void> {
  const response = await sendRequest('/api/logout', { method: 'POST' }, failureMessage)
  if (!response.ok) throw new ApiError(response.status, messageOf(await response.text(), failureMessage))
  setUser(null)
}
