import { showSignedIn, signedInKey } from '#browser/preference.ts'
import type { UserResponse } from '#browser/boot.ts'

/** Shows who is signed in, unless that changed while the answer was on its way: the reader may have logged out. */
export async function fetchUser(): Promise<UserResponse> {
  const { dataset } = document.documentElement
  const roleBefore = dataset.signedIn
  const response = await fetch('/api/user', { priority: 'low' })
  const body = await response.text()
  const role: string | null = response.ok ? JSON.parse(body).role : null
  if ((response.ok || response.status === 401) && dataset.signedIn === roleBefore) {
    showSignedIn(role)
    try {
      if (role) localStorage.setItem(signedInKey, role)
      else localStorage.removeItem(signedInKey)
    } catch {
      // Without storage, the next page shows the role only after asking the server for it.
    }
  }
  return { status: response.status, body }
}
