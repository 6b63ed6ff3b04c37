import { bookingStatusNames, outcomeNames } from '#content/interface/statuses.ts'
import { kindOfMove } from '#contracts/kind-of-move.ts'
import { wordFor } from '#shared/words.ts'
import { bookingHistoryTexts as texts } from '#content/interface/admin/booking.ts'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { formatTime } from './time.ts'

export function BookingHistory({ booking: { events, clientEmail } }: { booking: AdminBookingDetail }) {
  return (
    <SectionCard title={texts.title}>
      {events.length === 0 ? (
        <p className="text-fine text-ink-soft">{texts.empty}</p>
      ) : (
        <ol>
          {events.map((event, index) => (
            <li
              key={`${event.createdAt}${event.status}`}
              className="relative flex gap-3 pb-3 text-small last:pb-0 before:absolute before:top-5 before:bottom-0 before:left-[0.4375rem] before:w-0.5 before:bg-accent last:before:hidden"
            >
              <span
                aria-hidden="true"
                className="mt-1 size-4 shrink-0 rounded-full border-2 border-accent bg-card"
              />
              <div className="min-w-0">
                <p className="font-semibold first-letter:uppercase">{eventTitle(event, index)}</p>
                {event.note ? (
                  <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                    {event.note}
                  </p>
                ) : null}
                <p className="text-tiny text-ink-soft">
                  {event.createdAt ? (
                    <time dateTime={event.createdAt}>{formatTime(event.createdAt)}</time>
                  ) : (
                    texts.noTime
                  )}
                  {actorOf(event, clientEmail !== '' && (index === 0 || event.status === 'cancelled'))}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </SectionCard>
  )
}

type BookingEvent = AdminBookingDetail['events'][number]

function eventTitle(event: BookingEvent, index: number): string {
  const { status, outcome } = event
  if (status === 'outcome') return outcome ? texts.outcome(outcomeNames[outcome]) : texts.outcomeRemoved
  if (status === 'moved') return moveTitle(event)
  if (status === 'claimed') return texts.claimed
  if (status !== 'pending') return wordFor(bookingStatusNames, status)
  return index === 0 ? texts.received : texts.pendingAgain
}

const moveTitle = (event: BookingEvent) =>
  texts.moves[kindOfMove(event)](
    event.startedBefore ? formatTime(event.startedBefore) : '',
    event.startsAt ? formatTime(event.startsAt) : '',
  )

/** Staff alone confirms and completes, and only an account can add a request to itself. */
function actorOf({ actor, movedBy }: BookingEvent, mayBeGuest: boolean): string {
  if (movedBy === 'other-client') return ''
  if (movedBy === 'client') return `, ${texts.client(actor)}`
  return `, ${actor ?? (mayBeGuest ? texts.guest : texts.deletedAccount)}`
}
