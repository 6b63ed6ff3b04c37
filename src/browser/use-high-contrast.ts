import { useSyncExternalStore } from 'react'
import { highContrast } from './high-contrast.ts'

export function useHighContrast(): boolean {
  return useSyncExternalStore(highContrast.subscribe, highContrast.isOn, () => false)
}
