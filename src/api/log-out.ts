import { setUser } from '#browser/current-user.ts'
import { ApiError, messageOf } from '#browser/api-error.ts'

const failureMessage = 'Logout failed'

export async function logOut(): Promise<void> {
  const response = await fetch('/api/logout', { method: 'POST', credentials: 'include' }).catch(() => {
    throw new ApiError(0, failureMessage)
  })
  if (!response.ok) throw new ApiError(response.status, messageOf(await response.text(), failureMessage))
  setUser(null)
}
