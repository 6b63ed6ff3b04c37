import { createContext } from 'react'
import type { SocialImageLookup } from '#contracts/page-source.ts'

export interface SocialImages {
  lookup: SocialImageLookup
  request: (input: Parameters<SocialImageLookup>[0]) => void
  subscribe: (listener: () => void) => () => void
}

export const SocialImagesContext = createContext<SocialImages | null>(null)
