import { setUser } from '#browser/current-user.ts'
import { ApiError, messageOf, sendRequest } from '#browser/api-error.ts'
import { logOutFailed } from '#content/interface/shell.ts'

export async function logOut(): Promise<void> {
  const response = await sendRequest('/api/logout', { method: 'POST' }, logOutFailed)
  if (!response.ok) throw new ApiError(response.status, messageOf(await response.text(), logOutFailed))
  setUser(null)
}
