import { createContext } from 'react'
import type { SocialImageLookup } from '#contracts/page-source.ts'
import type { PageOptions } from './page-options.ts'

export interface DescribedPage {
  options: PageOptions
  generatedImage?: string | undefined
}

export interface HeadSink {
  isServerRender: boolean
  apply: (page: DescribedPage) => void
}

export const HeadSinkContext = createContext<HeadSink | null>(null)

export interface SocialImages {
  lookup: SocialImageLookup
  request: (input: Parameters<SocialImageLookup>[0]) => void
  subscribe: (listener: () => void) => () => void
}

export const SocialImagesContext = createContext<SocialImages | null>(null)
