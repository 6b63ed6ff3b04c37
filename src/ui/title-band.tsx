import type { ReactNode } from 'react'
import { Contours } from './contours.tsx'

interface TitleBandProps {
  title: string
  /** One soft line under the title. */
  children?: ReactNode
  /** Buttons at the right. */
  actions?: ReactNode
}

/** The top of an app page: its title, one line, and contours fading out before the text. */
export function TitleBand({ title, children, actions }: TitleBandProps) {
  return (
    <div className="relative isolate overflow-clip">
      <Contours art="title-band" fade="linear-gradient(100deg, transparent 45%, rgb(0 0 0 / 0.55) 85%)" />
      <div className="page-width flex flex-wrap items-end justify-between gap-4 pt-8.5 pb-5.5">
        <div>
          <h1 className="text-[clamp(1.75rem,1.4rem+1.4vw,2.375rem)] leading-tight">{title}</h1>
          {children ? <p className="mt-1.5 text-ink-soft">{children}</p> : null}
        </div>
        {actions}
      </div>
    </div>
  )
}
