import { type RefObject, useEffect, useState } from 'react'

/** Whether an element stands on the screen of somebody who looks at it: a page in the background shows nobody anything. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    let isOnScreen = false
    const look = () => setInView(isOnScreen && document.visibilityState === 'visible')
    const observer = new IntersectionObserver(([entry]) => {
      isOnScreen = entry?.isIntersecting ?? false
      look()
    })
    observer.observe(element.current)
    document.addEventListener('visibilitychange', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [element])
  return isInView
}
