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
        <ol>
          {events.map(({ status, createdAt, actor, outcome, note }, index) => (
            <li
              key={`${createdAt}${status}`}
              className="relative flex gap-3 pb-3 text-small last:pb-0 before:absolute before:top-5 before:bottom-0 before:left-[0.4375rem] before:w-0.5 before:bg-accent last:before:hidden"
            >
              <span
                aria-hidden="true"
                className="mt-1 size-4 shrink-0 rounded-full border-2 border-accent bg-card"
              />
              <div className="min-w-0">
                <p className="font-semibold first-letter:uppercase">
                  {status === 'outcome' ? outcomeTitle(outcome) : eventTitle(status, index)}
                </p>
                {note ? <p className="wrap-anywhere whitespace-pre-line">{note}</p> : null}
                <p className="text-tiny text-ink-soft">
                  {createdAt ? <time dateTime={createdAt}>{formatTime(createdAt)}</time> : texts.noTime},{' '}
                  {actor ?? (status === 'claimed' ? texts.deletedAccount : texts.guest)}
                </p>
              </div>
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
