import { createContext } from 'react'
import type { PageOptions } from './page-options.ts'

export interface DescribedPage {
  options: PageOptions
  generatedImage?: string | undefined
}

/**
 * Where a page's description goes: into the HTML being rendered, or into the current document. Tags are made by
 * the sink, so that a browser loads that code only when it has tags to change.
 */
export interface HeadSink {
  /** True during server rendering: no effect will run, so the description is taken while rendering. */
  isServerRender: boolean
  apply: (page: DescribedPage) => void
}

export const HeadSinkContext = createContext<HeadSink | null>(null)
