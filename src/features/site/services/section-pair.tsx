import type { ReactNode } from 'react'
import { cn } from '#ui/cn.ts'

const grounds = { light: 'bg-surface', tint: 'bg-surface-tint', warm: 'on-warm' }

interface SectionPairProps {
  tone?: keyof typeof grounds
  /** Continues the ground of the section above, which already ends with space. */
  isJoined?: boolean
  columns?: string
  children: ReactNode
}

/** Two sections side by side on one ground. If one has nothing to show, the other takes the whole width. */
export function SectionPair({
  tone = 'light',
  isJoined,
  columns = 'lg:auto-cols-fr lg:grid-flow-col',
  children,
}: SectionPairProps) {
  return (
    <div className={cn('section-space not-has-[section]:hidden', grounds[tone], isJoined && 'pt-0')}>
      <div className={cn('page-width grid gap-x-14 gap-y-12', columns)}>{children}</div>
    </div>
  )
}

interface HalfProps {
  id: string
  entries?: readonly unknown[]
  children: ReactNode
  className?: string
}

export function Half({ id, entries, children, className }: HalfProps) {
  if (entries?.length === 0) return null
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={cn('min-w-0', className)}>
      {children}
    </section>
  )
}
