import type { UseQueryResult } from '@tanstack/react-query'
import { format } from 'date-fns'
import type { Booking } from '#contracts/bookings.ts'
import { BookingBadge } from '#ui/booking-badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SiteLink } from '#ui/site-link.tsx'

export function BookingList({ query, hasEmail }: { query: UseQueryResult<Booking[]>; hasEmail: boolean }) {
  return (
    <section
      aria-labelledby="bookings-heading"
      data-card=""
      className="rounded-card border border-line bg-card p-6 lg:p-7"
    >
      <h2 id="bookings-heading" className="text-h3">
        Service bookings
      </h2>
      {hasEmail ? (
        <QueryState query={query} what="your bookings">
          {(bookings) =>
            bookings.length === 0 ? (
              <NoBookings />
            ) : (
              <ul className="mt-4 grid gap-3.5">
                {bookings.map((booking) => (
                  <BookingCard key={booking.id} booking={booking} />
                ))}
              </ul>
            )
          }
        </QueryState>
      ) : (
        <NoBookings />
      )}
    </section>
  )
}

function NoBookings() {
  return (
    <div className="py-8 text-center">
      <p className="text-ink-soft">No service bookings yet</p>
      <ButtonLink href="/services" look="outline" className="mt-4">
        View Services
      </ButtonLink>
    </div>
  )
}

function BookingCard({ booking }: { booking: Booking }) {
  const { confirmationCode, createdAt, companyName, preferredTimeline, budget, clientEmail, notes, status } =
    booking
  const rows = [
    // In the reader's time zone (decisions, Blog: days of posts are UTC, bookings' times are local).
    ['Submitted', format(new Date(createdAt), 'MMM dd, yyyy')],
    ['Company', companyName],
    ['Timeline', preferredTimeline],
    ['Budget', budget],
    ['E-mail', clientEmail],
    ...(notes ? [['Notes', notes] as const] : []),
  ] as const
  return (
    <li className="rounded-hero-button border border-line p-4.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 id={`booking-${confirmationCode}`} className="text-h4 tabular">
          {confirmationCode}
        </h3>
        <BookingBadge status={status} />
      </div>
      <dl className="mt-3 grid gap-1 text-fine">
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <SiteLink
        href={`/booking/confirmation/${confirmationCode}`}
        className="mt-2 inline-flex min-h-11 items-center text-small font-semibold text-link hover:underline"
        aria-describedby={`booking-${confirmationCode}`}
      >
        View Details
      </SiteLink>
    </li>
  )
}
