import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { bookingTexts as texts } from '#content/interface/admin/bookings.ts'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import { bookingRefusals } from '#content/interface/answers.ts'
import { BookingBadge } from '#ui/status-badges.tsx'
import { Icon } from '#ui/icon.tsx'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { useLatch } from '#ui/query-state.tsx'
import { useOwnSearch } from '#ui/use-own-search.ts'
import { RecordNotFound } from '../frame/record-not-found.tsx'
import { RecordPage } from '../frame/record-page.tsx'
import { DeleteBooking } from './delete-booking.tsx'
import { bookingsPath } from './bookings-state.ts'
import { invalidateBookings, bookingQuery } from './queries.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { BookingAssignee } from './booking-assignee.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { BookingProjectCard } from './booking-project-card.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingOutcome } from './booking-outcome.tsx'
import { BookingNotes } from './booking-notes.tsx'
import { BookingStatusControl } from './booking-status.tsx'
import { SpamNotice } from './spam-notice.tsx'
import { isOverdue, formatTime, formatWait } from './time.ts'
import { useFreeTimes } from './use-free-times.ts'

interface BookingPageProps {
  messages: (place: MessagesPlace) => ReactNode
}

interface MessagesPlace {
  code: string
  closedText: string | undefined
  onRead: () => void
  onSettled: () => void
}

const list = { href: `${bookingsPath}?view=bookings`, label: texts.allRequests }

export function BookingPage({ messages }: BookingPageProps) {
  const { code } = useOwnSearch()
  if (code) return <LoadedBooking key={code} code={code} messages={messages} />
  return <RecordNotFound title={texts.request} message={bookingRefusals['booking-not-found']} list={list} />
}

function LoadedBooking({ code, messages }: BookingPageProps & { code: string }) {
  const query = useQuery(bookingQuery(code))
  const areTimesThere = useLatch(!useFreeTimes(query.data).isLoading && query.data !== undefined)
  const client = useQueryClient()
  const onRead = useCallback(() => void invalidateBookings(client), [client])
  const [settledCode, setSettledCode] = useState<string>()
  return (
    <RecordPage
      query={query}
      isReady={areTimesThere}
      title={query.data?.companyName ?? texts.request}
      texts={texts}
      list={list}
      summary={(booking) => <BookingSummary booking={booking} />}
      skeleton={
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid gap-5 lg:col-start-2 lg:row-start-1">
            <SkeletonCard className="h-64" />
            <SkeletonCard className="h-32" />
            <SkeletonCard className="h-32" />
          </div>
          <div className="grid gap-5 lg:col-start-1 lg:row-start-1">
            <SkeletonCard className="h-130" />
            <SkeletonCard className="h-80" />
          </div>
        </div>
      }
    >
      {(booking) => (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:col-start-2 lg:row-start-1">
            <SpamNotice booking={booking} />
            <BookingStatusControl booking={booking} />
            <BookingProjectCard booking={booking} />
            <BookingOutcome booking={booking} />
            <BookingAssignee booking={booking} />
            <BookingHistory booking={booking} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:col-start-1 lg:row-start-1">
            <BookingFacts booking={booking} />
            <SectionCard title={texts.messages}>
              {messages({
                code: booking.confirmationCode,
                closedText: booking.clientEmail ? undefined : texts.clientIsGone,
                onRead,
                onSettled: () => setSettledCode(booking.confirmationCode),
              })}
            </SectionCard>
            {settledCode === booking.confirmationCode ? (
              <>
                <BookingNotes booking={booking} />
                <DeleteBooking booking={booking} />
              </>
            ) : null}
          </div>
        </div>
      )}
    </RecordPage>
  )
}

function BookingSummary({ booking }: { booking: AdminBookingDetail }) {
  const now = Date.now()
  return (
    <>
      <BookingBadge status={booking.status} />
      <span className="tabular">{booking.confirmationCode}</span>
      <span>{formatTime(booking.createdAt)}</span>
      {isOverdue(booking, now) ? (
        <span className="inline-flex items-center gap-1 font-semibold text-warning">
          <Icon name="clock" />
          {formatWait(booking.createdAt, now)}
        </span>
      ) : null}
    </>
  )
}
