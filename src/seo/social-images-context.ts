import { createContext } from 'react'
import type { SocialImageLookup } from '#contracts/page-source.ts'

export interface SocialImages {
  /** The picture of a page that has one drawn from its words. */
  lookup: SocialImageLookup
  /** Asks for the picture when the page is reached inside the app; nothing to do while drawing HTML. */
  request: (input: Parameters<SocialImageLookup>[0]) => void
  subscribe: (listener: () => void) => () => void
}

/** Filled by the two entries, because the server signs and the browser asks. */
export const SocialImagesContext = createContext<SocialImages | null>(null)
