import { bookingColumnTexts as texts } from '#content/interface/admin/booking-list.ts'
import { bookingTexts } from '#content/interface/admin/bookings.ts'
import { labelTexts } from '#content/interface/common.ts'
import { outcomeNames } from '#content/interface/statuses.ts'
import { unreadShownMax, type AdminBooking } from '#contracts/admin-bookings.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { ListColumn } from '../list/list-table.tsx'
import { AssigneeCell } from './assignee-cell.tsx'
import { bookingPath } from './bookings-state.ts'
import { StatusMenu } from './status-menu.tsx'
import { isOutcomeMissing, isOverdue, formatTime, formatWait } from './time.ts'

export const BookingFrom = ({ booking }: { booking: AdminBooking }) => (
  <>
    <SiteLink
      href={bookingPath(booking.confirmationCode)}
      dir="auto"
      className="font-heading text-small font-semibold wrap-anywhere after:absolute after:inset-0"
    >
      {booking.companyName}
    </SiteLink>{' '}
    {booking.unread > 0 ? (
      <span className="mr-2 inline-flex h-5.5 items-center rounded-full bg-info-bg px-2 text-tiny font-semibold whitespace-nowrap text-info contrast:border-2">
        {texts.unread(booking.unread > unreadShownMax ? `${unreadShownMax}+` : booking.unread)}
      </span>
    ) : null}
    {booking.spamSign ? (
      <span className="mr-2 inline-flex h-5.5 items-center rounded-full bg-danger-bg px-2 text-tiny font-semibold whitespace-nowrap text-danger contrast:border-2">
        {texts.spam}
      </span>
    ) : null}
    <OutcomeBadge booking={booking} />
    <span className="block text-tiny text-ink-soft max-lg:truncate lg:wrap-anywhere">
      {booking.clientEmail}
    </span>
  </>
)

function OutcomeBadge({ booking }: { booking: AdminBooking }) {
  const { outcome } = booking
  const isMissing = isOutcomeMissing(booking, Date.now())
  if (!isMissing && (!outcome || outcome === 'held')) return null
  return (
    <span className="mr-2 inline-flex h-5.5 items-center rounded-full bg-warning-bg px-2 text-tiny font-semibold whitespace-nowrap text-warning contrast:border-2">
      {outcome ? outcomeNames[outcome] : texts.outcomeMissing}
    </span>
  )
}

export const BookingAbout = ({ booking }: { booking: AdminBooking }) => (
  <span className="block max-lg:flex max-lg:gap-x-1 max-[21rem]:flex-wrap">
    <span className="max-lg:truncate max-[21rem]:whitespace-normal">
      {booking.service}
      <span className="lg:hidden">, </span>
    </span>
    <span className="max-w-full shrink-0 truncate max-[21rem]:whitespace-normal lg:hidden">
      {booking.budget}
    </span>
    <span className="block text-tiny whitespace-nowrap text-ink-soft tabular max-lg:hidden">
      {booking.confirmationCode}
    </span>
  </span>
)

export function BookingReceived({ booking }: { booking: AdminBooking }) {
  const now = Date.now()
  const { status, createdAt } = booking
  const isLate = isOverdue(booking, now)
  return (
    <span className="block tabular lg:whitespace-nowrap">
      <time dateTime={createdAt} className="whitespace-nowrap">
        {formatTime(createdAt)}
      </time>
      {status === 'pending' ? (
        <span
          className={
            isLate
              ? 'flex items-center gap-1 text-tiny font-semibold text-warning max-lg:ml-2 max-lg:inline-flex'
              : 'block text-tiny text-ink-soft max-lg:ml-2 max-lg:inline-block'
          }
        >
          {isLate ? <Icon name="clock" /> : null}
          {formatWait(createdAt, now)}
        </span>
      ) : null}
    </span>
  )
}

export const bookingColumns: readonly ListColumn<AdminBooking>[] = [
  {
    id: 'from',
    label: texts.from,
    place: 'title',
    sorts: { ascending: 'company' },
    cell: (booking) => <BookingFrom booking={booking} />,
  },
  { id: 'about', label: texts.about, place: 'second', cell: (booking) => <BookingAbout booking={booking} /> },
  {
    id: 'budget',
    label: texts.budget,
    place: 'wide',
    cell: ({ budget }) => <span className="whitespace-nowrap">{budget}</span>,
  },
  {
    id: 'received',
    label: texts.received,
    place: 'third',
    sorts: { descending: 'newest', ascending: 'oldest' },
    cell: (booking) => <BookingReceived booking={booking} />,
  },
  {
    id: 'assignee',
    label: bookingTexts.assignee,
    place: 'aside',
    cell: (booking) => <AssigneeCell booking={booking} />,
  },
  {
    id: 'status',
    label: labelTexts.status,
    place: 'badge',
    cell: (booking) => <StatusMenu booking={booking} />,
  },
]
