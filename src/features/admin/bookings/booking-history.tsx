import { bookingStatusNames, outcomeNames } from '#content/interface/statuses.ts'
import { wordFor } from '#shared/word-for.ts'
import { bookingHistoryTexts as texts } from '#content/interface/admin/booking.ts'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import type { AppointmentOutcome } from '#contracts/bookings.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { formatTime } from './time.ts'

export function BookingHistory({ booking: { events } }: { booking: AdminBookingDetail }) {
  return (
    <SectionCard title={texts.title}>
      {events.length === 0 ? (
        <p className="text-fine text-ink-soft">{texts.empty}</p>
      ) : (
        <ol className="grid gap-3 border-l-2 border-line pl-4">
          {events.map(({ status, createdAt, actor, outcome, note }, index) => (
            <li key={`${createdAt}${status}`} className="relative text-small">
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-[1.4375rem] size-3 rounded-full border-2 border-accent bg-card"
              />
              <span className="inline-block font-semibold first-letter:uppercase">
                {status === 'outcome' ? outcomeTitle(outcome) : eventTitle(status, index)}
              </span>
              {note ? <span className="block wrap-anywhere whitespace-pre-line">{note}</span> : null}
              <span className="block text-tiny text-ink-soft">
                {createdAt ? <time dateTime={createdAt}>{formatTime(createdAt)}</time> : texts.noTime},{' '}
                {actor ?? (status === 'claimed' ? texts.deletedAccount : texts.guest)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </SectionCard>
  )
}

const outcomeTitle = (outcome: AppointmentOutcome | null | undefined) =>
  outcome ? texts.outcome(outcomeNames[outcome]) : texts.outcomeRemoved

function eventTitle(status: string, index: number): string {
  if (status === 'claimed') return texts.claimed
  if (status !== 'pending') return wordFor(bookingStatusNames, status)
  return index === 0 ? texts.received : texts.pendingAgain
}
