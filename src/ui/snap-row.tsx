import type { ReactNode } from 'react'
import { cn } from './cn.ts'

interface SnapRowProps {
  as?: 'ul' | 'ol' | 'dl'
  label: string
  children: ReactNode
  className?: string
}

/** On phones, a row that scrolls sideways from item to item; from `md` on, whatever `className` makes of it. */
export function SnapRow({ as: Element = 'ul', label, children, className }: SnapRowProps) {
  return (
    // Safari gives no key to a scrolling row without a tab stop.
    <Element tabIndex={0} aria-label={label} className={cn('snap-row', className)}>
      {children}
    </Element>
  )
}
