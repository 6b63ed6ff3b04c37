import { type ReactNode, startTransition, useEffect, useState } from 'react'

let isArriving = false

export function setArriving(value: boolean) {
  isArriving = value
}

export const afterNextFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work))

export function BelowFirstWindow({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(() => !isArriving)
  useEffect(() => {
    if (!isShown) afterNextFrame(() => startTransition(() => setShown(true)))
  }, [isShown])
  return isShown ? children : <div className="min-h-lvh" />
}
