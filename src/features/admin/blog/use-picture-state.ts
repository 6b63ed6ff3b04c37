import { useEffect, useState } from 'react'

export type PictureState = 'loading' | 'loaded' | 'failed'

/** Loads the picture at an address. Returns null without an address. */
export function usePictureState(address: string): PictureState | null {
  const [result, setResult] = useState<{ address: string; state: PictureState } | null>(null)
  useEffect(() => {
    if (!address) return
    const picture = new Image()
    const settle = (state: PictureState) => () => setResult({ address, state })
    picture.onload = settle('loaded')
    picture.onerror = settle('failed')
    picture.src = address
    return () => {
      picture.onload = null
      picture.onerror = null
    }
  }, [address])
  if (!address) return null
  return result?.address === address ? result.state : 'loading'
}
