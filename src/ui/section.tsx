import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

const band = cva('relative isolate section-space overflow-clip', {
  variants: {
    tone: {
      light: 'bg-surface',
      tint: 'bg-surface-tint',
      warm: 'on-warm contrast:border-y-3 contrast:border-line',
      dark: 'on-band contrast:border-y-3 contrast:border-line',
    },
  },
})

interface SectionProps {
  tone?: 'light' | 'tint' | 'warm' | 'dark'
  id: string
  entries?: readonly unknown[] | undefined
  /** Always below the first window: hidden until the shared sheet brings its styles (src/render/page-styles.ts). */
  isLater?: boolean
  children: ReactNode
  behind?: ReactNode
  /** Continues the ground of the section above, which already ends with space. */
  isJoined?: boolean
  className?: string
}

export function Section({
  tone = 'light',
  id,
  entries,
  isLater,
  children,
  behind,
  isJoined,
  className,
}: SectionProps) {
  if (entries?.length === 0) return null
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      data-later={isLater ? 'below' : undefined}
      className={cn(band({ tone }), isJoined && 'pt-0')}
    >
      {behind}
      <div className={cn('page-width relative', className)}>{children}</div>
    </section>
  )
}

interface SectionHeadingProps {
  of: string
  kicker?: string
  children: ReactNode
  lede?: string
  /** Smaller, for a heading in a column of its own. */
  isSide?: boolean
  className?: string
}

export function SectionHeading({ of, kicker, children, lede, isSide, className }: SectionHeadingProps) {
  return (
    <div className={cn('max-w-[44rem]', className)}>
      {kicker ? <p className="mb-3 text-fine font-semibold text-kicker">{kicker}</p> : null}
      <h2 id={`${of}-heading`} className={isSide ? 'text-h2-side' : 'text-h2'}>
        {children}
      </h2>
      {lede ? (
        <p className={cn('max-w-[38rem] text-ink-soft', isSide ? 'mt-3 text-body' : 'mt-4 text-lede')}>
          {lede}
        </p>
      ) : null}
    </div>
  )
}
