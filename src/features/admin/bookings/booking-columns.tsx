import { unreadShownMax, type AdminBooking } from '#contracts/admin-bookings.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { ListColumn } from '../list/list-table.tsx'
import { AssigneeCell } from './assignee-cell.tsx'
import { bookingPath } from './bookings-state.ts'
import { StatusMenu } from './status-menu.tsx'
import { isOverdue, formatTime, formatWait } from './time.ts'

/** Company and e-mail; the company is the link to the request's page. */
export const BookingFrom = ({ request }: { request: AdminBooking }) => (
  <>
    <SiteLink
      href={bookingPath(request.confirmationCode)}
      className="font-heading text-small font-semibold wrap-anywhere after:absolute after:inset-0"
    >
      {request.companyName}
    </SiteLink>
    {request.unread > 0 ? (
      <span className="ml-2 inline-flex h-5.5 items-center rounded-full bg-info-bg px-2 text-tiny font-semibold whitespace-nowrap text-info contrast:border-2">
        {request.unread > unreadShownMax ? `${unreadShownMax}+` : request.unread} unread
      </span>
    ) : null}
    <span className="block text-tiny text-ink-soft max-md:truncate md:wrap-anywhere">
      {request.clientEmail}
    </span>
  </>
)

export const BookingAbout = ({ request }: { request: AdminBooking }) => (
  <span className="block max-md:truncate">
    {request.service}
    <span className="md:hidden">, {request.budget}</span>
    <span className="block text-tiny whitespace-nowrap text-ink-soft tabular max-md:hidden">
      {request.confirmationCode}
    </span>
  </span>
)

/** When it came, and how long it has waited while it is pending. */
export function BookingReceived({ request }: { request: AdminBooking }) {
  const now = Date.now()
  const { status, createdAt } = request
  const isLate = isOverdue(request, now)
  return (
    <span className="block tabular md:whitespace-nowrap">
      <time dateTime={createdAt} className="whitespace-nowrap">
        {formatTime(createdAt)}
      </time>
      {status === 'pending' ? (
        <span
          className={
            isLate
              ? 'flex items-center gap-1 text-tiny font-semibold text-warning max-md:ml-2 max-md:inline-flex'
              : 'block text-tiny text-ink-soft max-md:ml-2 max-md:inline'
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
    label: 'From',
    place: 'title',
    sorts: { ascending: 'company' },
    cell: (request) => <BookingFrom request={request} />,
  },
  { id: 'about', label: 'About', place: 'second', cell: (request) => <BookingAbout request={request} /> },
  {
    id: 'budget',
    label: 'Budget',
    place: 'wide',
    cell: ({ budget }) => <span className="whitespace-nowrap">{budget}</span>,
  },
  {
    id: 'received',
    label: 'Received',
    place: 'third',
    sorts: { descending: 'newest', ascending: 'oldest' },
    cell: (request) => <BookingReceived request={request} />,
  },
  {
    id: 'assignee',
    label: 'Assignee',
    place: 'aside',
    cell: (request) => <AssigneeCell request={request} />,
  },
  { id: 'status', label: 'Status', place: 'badge', cell: (request) => <StatusMenu request={request} /> },
]
