import { useSyncExternalStore } from 'react'
import { highContrast } from './high-contrast.ts'

/** Whether high contrast is on. The server and the first client render say no; `highContrast.set` changes it. */
export function useHighContrast(): boolean {
  return useSyncExternalStore(highContrast.subscribe, highContrast.isOn, () => false)
}
