import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the form in place on the screen while messages are added above it. Call the returned function before adding
 * them.
 */
export function useKeptPlace(form: RefObject<HTMLElement | null>): () => void {
  const topBefore = useRef<number>(undefined)
  useLayoutEffect(() => {
    const before = topBefore.current
    topBefore.current = undefined
    if (before === undefined || !form.current) return
    scrollBy({ top: form.current.getBoundingClientRect().top - before, behavior: 'instant' })
  })
  return useCallback(() => {
    const isWriting = form.current?.contains(document.activeElement)
    topBefore.current = isWriting ? form.current?.getBoundingClientRect().top : undefined
  }, [form])
}
