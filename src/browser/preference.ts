import { tryStorage } from './try-storage.ts'

export function readPreference(key: string): string | null {
  return tryStorage(() => globalThis.localStorage.getItem(key)) ?? null
}

export function writePreference(key: string, value: string | null): void {
  tryStorage(() =>
    value === null ? globalThis.localStorage.removeItem(key) : globalThis.localStorage.setItem(key, value),
  )
}

export const signedInKey = 'signed-in'

export function showSignedIn(role: string | null) {
  const { dataset } = document.documentElement
  if (role === null) delete dataset.signedIn
  else dataset.signedIn = role
}
