import type { ReactNode } from 'react'
import accountPhone from '../../.generated/drawings/account-phone.svg?no-inline'
import adAccount from '../../.generated/drawings/ad-account.svg?no-inline'
import analytics from '../../.generated/drawings/analytics.svg?no-inline'
import flow from '../../.generated/drawings/flow.svg?no-inline'
import flowTall from '../../.generated/drawings/flow-tall.svg?no-inline'
import inbox from '../../.generated/drawings/inbox.svg?no-inline'
import portalPhone from '../../.generated/drawings/portal-phone.svg?no-inline'
import ranking from '../../.generated/drawings/ranking.svg?no-inline'
import report from '../../.generated/drawings/report.svg?no-inline'
import shop from '../../.generated/drawings/shop.svg?no-inline'
import shopBefore from '../../.generated/drawings/shop-before.svg?no-inline'
import sketches from '../../.generated/drawings/sketches.svg?no-inline'
import shopPhone from '../../.generated/drawings/shop-phone.svg?no-inline'
import { cn } from './cn.ts'
import { type ScreenName, type SketchName, screenSizes, sketchSizes } from '#shared/drawings.ts'

const files: Record<ScreenName, string> = {
  shop,
  'shop-before': shopBefore,
  'shop-phone': shopPhone,
  inbox,
  flow,
  'flow-tall': flowTall,
  report,
  ranking,
  'portal-phone': portalPhone,
  'account-phone': accountPhone,
  'ad-account': adAccount,
  analytics,
}

/** A drawn screen. Hidden from assistive technology: the text beside it says what it shows. */
export function Screen({ name, className }: { name: ScreenName; className?: string }) {
  const [width, height] = screenSizes[name]
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={cn('block w-full', className)}>
      <use href={`${files[name]}#drawing`} />
    </svg>
  )
}

/** A small drawing without a frame. It takes the colors of the page. */
export function Sketch({ name, className }: { name: SketchName; className?: string }) {
  const [width, height] = sketchSizes[name]
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={cn('block', className)}>
      <use href={`${sketches}#${name}`} />
    </svg>
  )
}

interface FrameProps {
  children: ReactNode
  className?: string
}

/** Where the frame runs out of its card or of the screen, and has no edge. */
const frameEdges = {
  nowhere: 'rounded-[0.875rem] border',
  bottom: 'rounded-t-[0.875rem] border-x border-t',
  right: 'rounded-l-[0.875rem] border-y border-l',
  corner: 'rounded-tl-[0.875rem] border-t border-l',
  rightOnPhones: 'rounded-[0.875rem] border max-md:rounded-r-none max-md:border-r-0',
} as const
export type FrameEdge = keyof typeof frameEdges

interface BrowserFrameProps extends FrameProps {
  host: string
  runsOut?: FrameEdge | undefined
}

export function BrowserFrame({ host, runsOut = 'nowhere', children, className }: BrowserFrameProps) {
  return (
    <div className={cn('overflow-clip border-screen-line bg-white', frameEdges[runsOut], className)}>
      <div
        aria-hidden="true"
        className="flex h-9 items-center gap-[0.4375rem] border-b border-screen-line bg-screen-bar px-3.5"
      >
        <span className="screen-dot" />
        <span className="screen-dot" />
        <span className="screen-dot" />
        <span className="ml-2.5 min-w-0 flex-[0_1_18.75rem] truncate rounded-md bg-white px-2.5 text-[0.75rem]/5 text-screen-ink">
          {host}
        </span>
      </div>
      {children}
    </div>
  )
}

export function PhoneFrame({ children, className }: FrameProps) {
  return (
    <div className={cn('rounded-[1.875rem] bg-device p-1.75', className)}>
      <div className="overflow-clip rounded-[1.4375rem] bg-white">{children}</div>
    </div>
  )
}
