import type { ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import { Contours, type ContourArt } from '#ui/contours.tsx'

interface BandSectionProps {
  id: string
  art: ContourArt
  light?: 'night' | 'rise'
  contours?: string
  children: ReactNode
  className?: string
}

const grounds = {
  night: 'bg-linear-to-b from-brand-800 to-band',
  rise: 'bg-[linear-gradient(75deg,var(--color-brand-800),var(--color-brand-700)_50%,var(--color-brand-600))]',
}

export function BandSection({ id, art, light = 'night', contours, children, className }: BandSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={cn(
        'on-band relative isolate overflow-clip section-space contrast:bg-none dark:bg-none',
        grounds[light],
      )}
    >
      <Contours art={art} className={contours} />
      <div className={cn('page-width relative', className)}>{children}</div>
    </section>
  )
}
