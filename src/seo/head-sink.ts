import { createContext } from 'react'
import type { PageOptions } from './page-options.ts'

export interface DescribedPage {
  options: PageOptions
  generatedImage?: string | undefined
}

/** @param pages titles without the brand */
export interface HeadSink {
  /** True during server rendering: no effect will run, so the description is taken while rendering. */
  isServerRender: boolean
  apply: (page: DescribedPage) => void
}

export const HeadSinkContext = createContext<HeadSink | null>(null)
