import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import { bookingRefusals } from '#contracts/texts/en.ts'
import { BookingBadge } from '#ui/booking-badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { useOwnSearch } from '#ui/use-own-search.ts'
import { NothingNamed } from '../frame/nothing-named.tsx'
import { DeleteBooking } from './delete-booking.tsx'
import { bookingsPath } from './bookings-state.ts'
import { forgetBookings, bookingQuery } from './queries.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { BookingAssignee } from './booking-assignee.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingNotes } from './booking-notes.tsx'
import { BookingStatusControl } from './booking-status.tsx'
import { isOverdue, formatTime, formatWait } from './time.ts'

interface RequestPageProps {
  /** What client and agency write to each other: another feature's, which the route puts in. */
  messages: (place: MessagesPlace) => ReactNode
}

interface MessagesPlace {
  code: string
  onRead: () => void
  /** Once they are shown, or could not be loaded: what stands below them waits for it. */
  onSettled: () => void
}

/** One request: what was sent, what has happened, and everything the agency can do with it. */
export function BookingPage({ messages }: RequestPageProps) {
  const { code } = useOwnSearch()
  if (code) return <OneRequest key={code} code={code} messages={messages} />
  const list = { href: `${bookingsPath}?view=requests`, label: 'All requests' }
  return <NothingNamed title="Request" message={bookingRefusals['booking-not-found']} list={list} />
}

function OneRequest({ code, messages }: RequestPageProps & { code: string }) {
  const query = useQuery(bookingQuery(code))
  const request = query.data
  const client = useQueryClient()
  const onRead = useCallback(() => void forgetBookings(client), [client])
  const [settledCode, setSettledCode] = useState<string>()
  return (
    <>
      <TitleBand
        title={request?.companyName ?? 'Request'}
        isLoading={query.isPending}
        actions={
          <ButtonLink href={`${bookingsPath}?view=requests`} look="outline">
            <Icon name="arrow-left" />
            All requests
          </ButtonLink>
        }
      >
        {request ? <Line request={request} /> : 'A service request.'}
      </TitleBand>
      {/* The band above may grow with what it names. */}
      <div key={query.status} className="page-width pb-20">
        <QueryState
          query={query}
          what="the request"
          skeleton={
            <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
              <div className="grid gap-5">
                <SkeletonCard className="h-130" />
                <SkeletonCard className="h-80" />
              </div>
              <div className="grid gap-5 max-lg:order-first">
                <SkeletonCard className="h-64" />
                <SkeletonCard className="h-32" />
                <SkeletonCard className="h-32" />
              </div>
            </div>
          }
        >
          {(loaded) => (
            <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
                <BookingFacts request={loaded} />
                <SectionCard title="Messages">
                  {messages({
                    code: loaded.confirmationCode,
                    onRead,
                    onSettled: () => setSettledCode(loaded.confirmationCode),
                  })}
                </SectionCard>
                {settledCode === loaded.confirmationCode ? (
                  <>
                    <BookingNotes request={loaded} />
                    <DeleteBooking request={loaded} />
                  </>
                ) : null}
              </div>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-lg:order-first">
                <BookingStatusControl request={loaded} />
                <BookingAssignee request={loaded} />
                <BookingHistory request={loaded} />
              </div>
            </div>
          )}
        </QueryState>
      </div>
    </>
  )
}

function Line({ request }: { request: AdminBookingDetail }) {
  const now = Date.now()
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <BookingBadge status={request.status} />
      <span className="tabular">{request.confirmationCode}</span>
      <span>{formatTime(request.createdAt)}</span>
      {isOverdue(request, now) ? (
        <span className="inline-flex items-center gap-1 font-semibold text-warning">
          <Icon name="clock" />
          {formatWait(request.createdAt, now)}
        </span>
      ) : null}
    </span>
  )
}
