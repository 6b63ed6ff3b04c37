import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { Reserved } from './reserved.tsx'

interface TitleBandProps {
  title: string
  children?: ReactNode
  longest?: string
  actions?: ReactNode
  isLoading?: boolean
}

/**
 * Keeps the heading the same element when the record arrives, because it may have focus; what follows gets a new key,
 * because it may move.
 */
export function TitleBand({ title, children, longest, actions, isLoading = false }: TitleBandProps) {
  const stage = String(isLoading)
  return (
    <div className="page-width flex flex-wrap items-end justify-between gap-4 pt-8.5 pb-5.5">
      <div>
        <h1 className="text-[clamp(1.75rem,1.4rem+1.4vw,2.375rem)] leading-tight">
          <bdi>{title}</bdi>
        </h1>
        {children ? (
          <p key={stage} className="mt-1.5 max-w-[46rem] text-[1rem] text-ink-soft">
            {longest ? <Reserved longest={longest}>{children}</Reserved> : children}
          </p>
        ) : null}
      </div>
      {actions ? (
        <div key={stage} className={cn('print-hidden', isLoading && 'invisible')}>
          {actions}
        </div>
      ) : null}
    </div>
  )
}
