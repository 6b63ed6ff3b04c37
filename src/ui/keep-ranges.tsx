import type { ReactNode } from 'react'

/** Browsers break a line after the hyphen of “24-48 hours”, and CSS cannot tell a hyphen between digits from others. */
export function keepRanges(text: string): ReactNode {
  const parts = text.split(/([^\s/]*\d[-–]\p{Sc}?\d[^\s/]*)/u)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
