import { useState } from 'react'

/**
 * Keeps content hidden below a part of unknown height until that part has loaded, and visible when that part reloads.
 */
export function useLatch(isOn: boolean): boolean {
  const [wasOn, setWasOn] = useState(isOn)
  if (isOn && !wasOn) setWasOn(true)
  return wasOn || isOn
}
