import { useState } from 'react'

/**
 * Hides content below a part of unknown height until that part is there, and keeps it when that part reloads.
 */
export function useLatch(isOn: boolean): boolean {
  const [wasOn, setWasOn] = useState(isOn)
  if (isOn && !wasOn) setWasOn(true)
  return wasOn || isOn
}
