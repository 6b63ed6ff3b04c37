import { unreadTexts as texts } from '#content/interface/messages/unread.ts'
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
