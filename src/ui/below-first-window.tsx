import { type ReactNode, startTransition, useEffect, useState } from 'react'

let isArriving = false

/** Says that a link is being followed, until the first frame of the page that it leads to. */
export function setArriving(value: boolean) {
  isArriving = value
}

export const afterNextFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work))

/**
 * Renders parts of a page that a link inside the app opens after its first window has been painted. In the first HTML,
 * in hydration and after Back they are there at once.
 */
export function BelowFirstWindow({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(() => !isArriving)
  useEffect(() => {
    if (!isShown) afterNextFrame(() => startTransition(() => setShown(true)))
  }, [isShown])
  // As high as the window, so that the footer does not come into view meanwhile.
  return isShown ? children : <div className="min-h-lvh" />
}
