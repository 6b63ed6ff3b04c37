import { type RefObject, useEffect, useRef, useState } from 'react'

/** Collects the addresses of pictures below an element that do not load. Errors of pictures do not bubble. */
export function useFailedPictures(): [RefObject<HTMLDivElement | null>, ReadonlySet<string>] {
  const ref = useRef<HTMLDivElement>(null)
  const [failedUrls, setFailedUrls] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const element = ref.current
    const note = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) setFailedUrls((known) => new Set(known).add(target.src))
    }
    element?.addEventListener('error', note, true)
    return () => element?.removeEventListener('error', note, true)
  }, [])
  return [ref, failedUrls]
}
