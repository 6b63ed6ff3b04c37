import { type RefObject, useEffect, useRef, useState } from 'react'

/** Collects the URLs of pictures inside an element that fail to load. Their error events do not bubble. */
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
