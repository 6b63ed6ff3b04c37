import { showSignedIn, signedInKey } from '#browser/signed-in-hint.ts'
import type { UserAnswer } from '#browser/boot.ts'

const contrastKey = 'high-contrast'

/** @returns null also where the browser blocks its storage */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Applies contrast and the last known role before the first paint, and whenever another tab changes them. */
export function followPreferences() {
  const system = matchMedia('(prefers-contrast: more)')
  const applyContrast = () => {
    const preference = readStored(contrastKey)
    document.documentElement.classList.toggle(contrastKey, preference ? preference === 'on' : system.matches)
  }
  applyContrast()
  showSignedIn(readStored(signedInKey))
  system.onchange = applyContrast
  addEventListener('storage', ({ key, newValue }) => {
    if (key === signedInKey) showSignedIn(newValue)
    else applyContrast()
  })
}

export async function fetchUser(): Promise<UserAnswer> {
  const response = await fetch('/api/user', { priority: 'low' })
  const body = await response.text()
  const role: string | null = response.ok ? JSON.parse(body).role : null
  if (response.ok || response.status === 401) {
    showSignedIn(role)
    try {
      if (role) localStorage.setItem(signedInKey, role)
      else localStorage.removeItem(signedInKey)
    } catch {
      // Without storage, the next page shows the role once it has asked.
    }
  }
  return { status: response.status, body }
}
