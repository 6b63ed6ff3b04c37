import { createContext } from 'react'
import type { SocialImageLookup } from '#contracts/page-source.ts'

export interface SocialImages {
  lookup: SocialImageLookup
  request: (input: Parameters<SocialImageLookup>[0]) => void
  subscribe: (listener: () => void) => () => void
}

/** Provided by both entries, because the server signs image paths and the browser has to request them. */
export const SocialImagesContext = createContext<SocialImages | null>(null)
