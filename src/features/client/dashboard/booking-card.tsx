import { answersToRead } from '#content/booking/booking-fields.ts'
import { bookingStatusNames } from '#content/interface/statuses.ts'
import { kindOfMove } from '#contracts/kind-of-move.ts'
import { capitalize, wordFor } from '#shared/words.ts'
import { formatReaderDay } from '#shared/format-reader-day.ts'
import { bookingCardTexts as texts } from '#content/interface/client/bookings.ts'
import type { OwnBooking } from '#contracts/bookings.ts'
import { BookingBadge } from '#ui/status-badges.tsx'
import { pathOf } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { BreakableAddress } from '#ui/breakable-address.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { CancelBooking } from './cancel-booking.tsx'

const link = 'inline-flex min-h-11 items-center gap-1.5 text-small font-semibold text-link hover:underline'

export function BookingCard({ booking }: { booking: OwnBooking }) {
  const { confirmationCode: code, createdAt, status, confirmedFor, unread } = booking
  const appointment = status === 'confirmed' ? confirmedFor : undefined
  const headingId = `booking-${code}`
  const rows = [
    ...(booking.service ? [[texts.serviceLabel, booking.service] as const] : []),
    [texts.submittedLabel, formatReaderDay(createdAt)],
    ...answersToRead(booking).map(
      ({ shortLabel, value, kind }) =>
        [
          shortLabel,
          kind === 'address' ? <BreakableAddress key={value}>{value}</BreakableAddress> : value,
        ] as const,
    ),
  ] as const
  return (
    <li className="rounded-hero-button border border-line p-4.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 id={headingId} className="text-h4 tabular">
          {code}
        </h3>
        <BookingBadge status={status} />
      </div>
      {appointment ? (
        <p className="mt-3 rounded-chip bg-tint px-3 py-2 text-fine font-semibold contrast:border-2">
          {texts.appointment} <LocalTime iso={appointment} isInWords />
        </p>
      ) : null}
      <dl className="mt-3 grid gap-1 text-fine">
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-2 max-[18rem]:grid-cols-1">
            <dt className="text-ink-soft">{label}</dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <History booking={booking} describedBy={headingId} />
      <div className="mt-1 flex flex-wrap items-center gap-x-5">
        <SiteLink href={`/booking/confirmation/${code}`} className={link} aria-describedby={headingId}>
          {texts.detailsLink}
        </SiteLink>
        {unread > 0 ? (
          <SiteLink
            href={`/booking/confirmation/${code}#messages`}
            className={`${link} text-warning`}
            aria-describedby={headingId}
          >
            <Icon name="message-circle" />
            {texts.newMessages(unread)}
          </SiteLink>
        ) : null}
        {appointment ? (
          <SiteLink
            href={pathOf(endpoints.bookingCalendarFile, { params: { code } })}
            download
            className={link}
            aria-describedby={headingId}
          >
            <Icon name="calendar-check" />
            {texts.calendarLink}
          </SiteLink>
        ) : null}
        {isMovable(booking, new Date()) ? (
          <SiteLink href={`/booking/appointment?code=${code}`} className={link} aria-describedby={headingId}>
            <Icon name="calendar-clock" />
            {texts.moveLink}
          </SiteLink>
        ) : null}
      </div>
      {status === 'pending' ? <CancelBooking code={code} describedBy={headingId} /> : null}
    </li>
  )
}

const isMovable = ({ status, confirmedFor, pickedTime }: OwnBooking, now: Date): boolean =>
  status === 'pending' ? pickedTime !== undefined : status === 'confirmed' && isAhead(confirmedFor, now)

const isAhead = (iso: string | undefined, now: Date) => iso !== undefined && new Date(iso) > now

interface HistoryProps {
  booking: OwnBooking
  describedBy: string
}

function History({ booking: { createdAt, events }, describedBy }: HistoryProps) {
  const changes = events.filter(({ status }, index) => index > 0 || status !== 'pending')
  if (changes.length === 0) return null
  return (
    <details className="group mt-2">
      <summary
        aria-describedby={describedBy}
        className="inline-flex min-h-11 items-center gap-1.5 text-fine font-semibold text-ink-soft"
      >
        {texts.historyHeading}
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <ol className="mb-2 grid gap-1 border-l-2 border-line pl-3 text-fine">
        <li>
          {texts.received} <LocalTime iso={createdAt} />
        </li>
        {changes.map((event) => (
          <li key={`${event.status}${event.createdAt}`}>
            {eventTitle(event)} <LocalTime iso={event.createdAt} />
            <TimesOfMove event={event} />
          </li>
        ))}
      </ol>
    </details>
  )
}

type BookingEvent = OwnBooking['events'][number]

const eventTitle = (event: BookingEvent) =>
  event.status === 'moved' && event.movedBy
    ? texts.moves[kindOfMove(event)](event.movedBy)
    : capitalize(wordFor(bookingStatusNames, event.status))

function TimesOfMove({ event: { startedBefore, startsAt } }: { event: BookingEvent }) {
  if (!startedBefore && !startsAt) return null
  return (
    <span className="block text-ink-soft">
      {startedBefore ? (
        <>
          {startsAt ? texts.from : texts.was} <LocalTime iso={startedBefore} />{' '}
        </>
      ) : null}
      {startsAt ? (
        <>
          {texts.to} <LocalTime iso={startsAt} />
        </>
      ) : null}
    </span>
  )
}
