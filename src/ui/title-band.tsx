import type { ReactNode } from 'react'
import { Contours } from './contours.tsx'
import { Reserved } from './reserved.tsx'

interface TitleBandProps {
  title: string
  /** One soft line under the title. */
  children?: ReactNode
  /** As long as the line may become once data arrive. */
  longest?: string
  /** Buttons at the right. */
  actions?: ReactNode
  /** While the record is on its way that the title and the line name. */
  isLoading?: boolean
}

/**
 * The top of an app page: its title, one line, and contours fading out before the text. The heading stays the same
 * element when the record arrives, because it may have the focus; what stands after it is new, because it may move.
 */
export function TitleBand({ title, children, longest, actions, isLoading = false }: TitleBandProps) {
  const stage = isLoading ? 'loading' : 'there'
  return (
    <div className="relative isolate overflow-clip">
      <Contours art="title-band" fade="linear-gradient(100deg, transparent 45%, rgb(0 0 0 / 0.55) 85%)" />
      <div className="page-width flex flex-wrap items-end justify-between gap-4 pt-8.5 pb-5.5">
        <div>
          <h1 className="text-[clamp(1.75rem,1.4rem+1.4vw,2.375rem)] leading-tight">{title}</h1>
          {children ? (
            <p key={stage} className="mt-1.5 text-ink-soft">
              {longest ? <Reserved longest={longest}>{children}</Reserved> : children}
            </p>
          ) : null}
        </div>
        {actions ? (
          <div key={stage} className={isLoading ? 'invisible' : undefined}>
            {actions}
          </div>
        ) : null}
      </div>
    </div>
  )
}
