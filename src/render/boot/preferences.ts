import { showSignedIn, signedInKey } from '#browser/preference.ts'

const contrastKey = 'high-contrast'
const system = matchMedia('(prefers-contrast: more)')

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function applyPreferences() {
  const contrast = readStored(contrastKey)
  document.documentElement.classList.toggle(contrastKey, contrast ? contrast === 'on' : system.matches)
  showSignedIn(readStored(signedInKey))
}

export function followPreferences() {
  applyPreferences()
  system.onchange = applyPreferences
  addEventListener('storage', applyPreferences)
}
