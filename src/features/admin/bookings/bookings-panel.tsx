import { useInfiniteQuery } from '@tanstack/react-query'
import type { AdminBooking } from '#contracts/admin-bookings.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { BookingBadge } from '#ui/status-badges.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { listQuery } from '../list/use-list.ts'
import { OverviewPanel } from '../overview/overview-panel.tsx'
import { bookingsPath, bookingPath } from './bookings-state.ts'
import { isOverdue, formatTime, formatWait } from './time.ts'

export const panelQuery = (query: Record<string, string>) => listQuery(adminEndpoints.bookings, query)

interface BookingsPanelProps {
  title: string
  query: Record<string, string>
  empty: string
}

export function BookingsPanel({ title, query, empty }: BookingsPanelProps) {
  const list = useInfiniteQuery(panelQuery(query))
  const more = `${bookingsPath}?${new URLSearchParams({ view: 'bookings', ...query })}`
  return (
    <OverviewPanel
      title={title}
      allHref={more}
      empty={empty}
      query={{ ...list, data: list.data?.pages[0]?.items }}
      rowClass="h-24 border-t md:h-15.5"
    >
      {(booking) => <Row key={booking.confirmationCode} booking={booking} />}
    </OverviewPanel>
  )
}

function Row({ booking }: { booking: AdminBooking }) {
  const { companyName, confirmationCode, service, budget, createdAt, status } = booking
  const now = Date.now()
  const isLate = isOverdue(booking, now)
  return (
    <li
      className={cn(
        'relative grid min-h-15.5 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line px-5 py-2 max-[18rem]:block md:grid-cols-[minmax(0,1fr)_11.5rem_9rem_6.75rem] lg:px-6',
        isLate ? 'bg-warning-bg/40 shadow-[inset_3px_0_0_var(--cta)]' : 'hover:bg-tint',
      )}
    >
      <div className="min-w-0">
        <SiteLink
          href={bookingPath(confirmationCode)}
          dir="auto"
          className="font-heading text-small font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {companyName}
        </SiteLink>
        <p className="text-tiny text-ink-soft tabular">{confirmationCode}</p>
      </div>
      <div className="text-fine max-md:hidden">
        {service}
        <p className="text-tiny text-ink-soft">{budget}</p>
      </div>
      <div className="text-fine tabular max-md:col-start-1">
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        {status === 'pending' ? (
          <p
            className={
              isLate
                ? 'flex items-center gap-1 text-tiny font-semibold text-warning'
                : 'text-tiny text-ink-soft'
            }
          >
            {isLate ? <Icon name="clock" /> : null}
            {formatWait(createdAt, now)}
          </p>
        ) : null}
      </div>
      <div className="max-md:col-start-2 max-md:row-start-1 md:text-right">
        <BookingBadge status={status} />
      </div>
    </li>
  )
}
