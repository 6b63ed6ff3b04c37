import type { ReactNode } from 'react'
import { unreadTexts as texts } from '#content/interface/messages/thread.ts'
import { cn } from './cn.ts'

interface UnreadCountProps {
  count: number
  className?: string
}

export const UnreadCount = ({ count, className }: UnreadCountProps) => (
  <span
    aria-hidden="true"
    className={cn(
      'inline-grid h-4.5 min-w-4.5 place-items-center rounded-full bg-warning-bg px-1 text-[0.6875rem]/none font-semibold text-warning tabular forced-colors:border contrast:border-2',
      className,
    )}
  >
    {texts.count(count)}
  </span>
)

export const UnreadLabel = ({ count }: { count: number }) => (
  <span className="sr-only">{texts.label(count)}</span>
)

interface WithUnreadProps extends UnreadCountProps {
  children: ReactNode
}

export const WithUnread = ({ count, className, children }: WithUnreadProps) =>
  count > 0 ? (
    <span className="relative">
      {children}
      <UnreadCount count={count} className={cn('absolute -top-2.5 left-full -ml-1', className)} />
      <UnreadLabel count={count} />
    </span>
  ) : (
    children
  )
