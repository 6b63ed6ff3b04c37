import type { ReactNode } from 'react'

interface ReservedProps {
  longest: string
  children: ReactNode
}

export const Reserved = ({ longest, children }: ReservedProps) => (
  <span
    data-longest={longest}
    className="grid before:invisible before:[grid-area:1/1] before:content-[attr(data-longest)]"
  >
    <span className="[grid-area:1/1]">{children}</span>
  </span>
)
