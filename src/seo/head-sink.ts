import { createContext } from 'react'
import type { pageHead } from './page-head.ts'

export type PageHead = ReturnType<typeof pageHead>

/** Where a page's head goes: into the HTML that is being drawn, or into the document that is being read. */
export interface HeadSink {
  /** Whether HTML is being drawn: the head is then taken while rendering, because no effect will run. */
  isDrawing: boolean
  apply: (head: PageHead) => void
}

/** Filled by the two entries. */
export const HeadSinkContext = createContext<HeadSink | null>(null)
