import type { ReactNode } from 'react'
import { UnreadCount, UnreadLabel } from '#ui/unread-count.tsx'

export const WithUnread = ({ count, children }: { count: number; children: ReactNode }) =>
  count > 0 ? (
    <span className="relative">
      {children}
      <UnreadCount count={count} className="absolute -top-2.5 left-full -ml-1" />
      <UnreadLabel count={count} />
    </span>
  ) : (
    children
  )
