import { createContext } from 'react'
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
