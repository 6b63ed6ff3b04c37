import { showSignedIn, signedInKey } from '#browser/signed-in-hint.ts'

const contrastKey = 'high-contrast'

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key)
  } catch {
    return null
  }
}

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
