import { useState } from 'react'

/**
 * Returns true from the first time that `isOn` is true. Keeps what stands below a part of unknown height off the page
 * until that part is there, and on it when the part is loaded again.
 */
export function useLatch(isOn: boolean): boolean {
  const [wasOn, setWasOn] = useState(isOn)
  if (isOn && !wasOn) setWasOn(true)
  return wasOn || isOn
}
