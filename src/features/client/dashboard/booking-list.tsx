import { bookingListTexts as texts } from '#content/interface/client/bookings.ts'
import type { OwnBooking } from '#contracts/bookings.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { QueryState, useLatch } from '#ui/query-state.tsx'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { BookingCard } from './booking-card.tsx'
import { ClaimByCode } from './claim-by-code.tsx'
import type { OwnListQueryResult } from '../queries.ts'
import { ShowOlder } from './show-older.tsx'

export function BookingList({
  query,
  hasEmail,
}: {
  query: OwnListQueryResult<OwnBooking>
  hasEmail: boolean
}) {
  const isThere = useLatch(!query.isLoading)
  const unread = query.data?.reduce((sum, booking) => sum + booking.unread, 0) ?? 0
  return (
    <Card as="section" aria-labelledby="bookings-heading">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="bookings-heading" tabIndex={-1} className="text-h3 outline-none">
          {texts.heading}
        </h2>
        {unread > 0 ? (
          <p className="rounded-full bg-warning-bg px-3 py-1 text-tiny font-semibold text-warning contrast:border-2">
            {texts.unread(unread)}
          </p>
        ) : null}
      </div>
      {hasEmail ? (
        <QueryState
          query={query}
          what={texts.what}
          skeleton={
            <div className="mt-4 grid gap-3.5">
              <SkeletonCard className="h-72" />
              <SkeletonCard className="h-72" />
            </div>
          }
        >
          {(bookings) =>
            bookings.length === 0 ? (
              <NoBookings />
            ) : (
              <>
                <ul className="mt-4 grid gap-3.5">
                  {bookings.map((booking) => (
                    <BookingCard key={booking.id} booking={booking} />
                  ))}
                </ul>
                <ShowOlder query={query} texts={texts} />
              </>
            )
          }
        </QueryState>
      ) : (
        <NoBookings />
      )}
      {isThere ? <ClaimByCode /> : null}
    </Card>
  )
}

function NoBookings() {
  return (
    <div className="py-8 text-center">
      <p className="text-ink-soft">{texts.emptyText}</p>
      <ButtonLink href="/services" look="outline" className="mt-4">
        {texts.servicesLink}
      </ButtonLink>
    </div>
  )
}
