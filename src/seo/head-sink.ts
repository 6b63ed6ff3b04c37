import { createContext } from 'react'
import type { PageOptions } from './page-options.ts'

/** What a page says of itself, as text can carry it. */
export interface DescribedPage {
  options: PageOptions
  /** Path of the picture drawn for it, if there is one. */
  generatedImage?: string | undefined
}

/**
 * Where a page's description goes: into the HTML that is being drawn, or into the document that is being read. The
 * tags are made there, so that a browser loads what makes them only when there are tags to make.
 */
export interface HeadSink {
  /** Whether HTML is being drawn: the description is then taken while rendering, because no effect will run. */
  isDrawing: boolean
  apply: (page: DescribedPage) => void
}

/** Filled by the two entries. */
export const HeadSinkContext = createContext<HeadSink | null>(null)
