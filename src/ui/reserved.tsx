import type { ReactNode } from 'react'

interface ReservedProps {
  /** As long as the text may become. It takes up room and is neither seen nor read aloud. */
  longest: string
  children: ReactNode
}

/** A line of text that changes once data arrive, and keeps its height when it does. */
export const Reserved = ({ longest, children }: ReservedProps) => (
  <span
    data-longest={longest}
    className="grid before:invisible before:[grid-area:1/1] before:content-[attr(data-longest)]"
  >
    <span className="[grid-area:1/1]">{children}</span>
  </span>
)
