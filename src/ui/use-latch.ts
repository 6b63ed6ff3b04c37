import { useState } from 'react'

/**
 * Keeps content below a part of unknown height off the page until that part is there, and on the page when that part
 * reloads.
 */
export function useLatch(isOn: boolean): boolean {
  const [wasOn, setWasOn] = useState(isOn)
  if (isOn && !wasOn) setWasOn(true)
  return wasOn || isOn
}
