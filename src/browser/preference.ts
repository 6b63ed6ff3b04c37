import { tryStorage } from './try-storage.ts'

export function readPreference(key: string): string | null {
  return tryStorage(() => localStorage.getItem(key)) ?? null
}

export function writePreference(key: string, value: string | null): void {
  tryStorage(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)))
}
