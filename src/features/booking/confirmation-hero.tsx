import type { ReactNode } from 'react'
import { hostOf, serviceAppointments } from '#content/booking/appointments.ts'
import { confirmationPageCopy as copy, hostPanelCopy, statusProfileCopy } from '#content/booking/copy.ts'
import type { Person } from '#content/team.ts'
import type { BookingView } from '#contracts/bookings.ts'
import { dateFormat } from '#shared/formats.ts'
import { clockOf } from '#shared/times-of-day.ts'
import { clockInWords } from '#shared/time-in-words.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { CalendarButtons } from './calendar-buttons.tsx'
import { confirmationHeading, type ConfirmationState, timeOnDay } from './confirmation-state.ts'

interface ConfirmationHeroProps {
  booking: BookingView
  state: ConfirmationState
  timeZone: string
  children: ReactNode
}

const fallbackMinutes = 30

export function ConfirmationHero({ booking, state, timeZone, children }: ConfirmationHeroProps) {
  const { startsAt, isCancelled, isConfirmed, isComing } = state
  const [whose, when] = confirmationHeading(booking, state, timeZone)
  const host = hostOf(booking.serviceId)
  return (
    <div className="on-warm contrast:border-b-3">
      <div
        className={cn(
          'page-width grid items-center gap-8 pt-7 pb-9 sm:pt-14 sm:pb-15 lg:gap-16',
          startsAt && 'lg:grid-cols-[minmax(0,1fr)_22rem]',
        )}
      >
        <div className="min-w-0">
          <StateLine booking={booking} isConfirmed={isConfirmed} isCancelled={isCancelled} />
          <h1 className="mt-4 text-h1 text-wrap">
            <span className="block">{whose}</span>
            {when && startsAt ? (
              <time
                dateTime={startsAt.toISOString()}
                className={cn(isCancelled && 'line-through opacity-70')}
              >
                {when}
              </time>
            ) : (
              when
            )}
          </h1>
          <p className="mt-4 max-w-[36rem] text-lede">
            {startsAt ? <About booking={booking} state={state} timeZone={timeZone} host={host} /> : null}
            {!startsAt && booking.status === 'pending' ? copy.noTime : null}
          </p>
          {isComing && startsAt ? (
            <CalendarButtons
              booking={booking}
              startsAt={startsAt}
              minutes={booking.minutes ?? fallbackMinutes}
              isTentative={!isConfirmed}
            />
          ) : null}
          {children}
        </div>
        {startsAt ? (
          <TearOff booking={booking} state={state} startsAt={startsAt} timeZone={timeZone} host={host} />
        ) : null}
      </div>
    </div>
  )
}

interface StateLineProps {
  booking: BookingView
  isConfirmed: boolean
  isCancelled: boolean
}

function StateLine({ booking: { createdAt, status }, isConfirmed, isCancelled }: StateLineProps) {
  return (
    <p
      className={cn(
        'flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small font-semibold',
        isCancelled ? 'text-danger' : 'text-success',
      )}
    >
      <span
        className={cn(
          'inline-grid size-7.5 place-items-center rounded-full text-surface',
          isCancelled ? 'bg-danger' : 'bg-success',
        )}
      >
        <Icon name={isCancelled ? 'x' : 'check'} />
      </span>
      {isCancelled ? `${copy.cancelled}.` : null}
      {isConfirmed ? `${copy.confirmed}.` : null}
      {status === 'completed' ? `${copy.completed}.` : null}
      <span>
        {copy.received} <LocalTime iso={createdAt} />
      </span>
    </p>
  )
}

interface AboutProps {
  booking: BookingView
  state: ConfirmationState
  timeZone: string
  host: Person | undefined
}

function About({ booking, state, timeZone, host }: AboutProps) {
  const { hold, isConfirmed, isCancelled, startsAt } = state
  const { place } = serviceAppointments[booking.serviceId] ?? {}
  if (!startsAt) return null
  if (isCancelled) return copy.noLonger
  const heldUntil = booking.pickedTime && timeOnDay(new Date(booking.pickedTime.heldUntil), timeZone)
  const length = booking.minutes ? hostPanelCopy.minutes(booking.minutes) : undefined
  const facts = [
    host && length ? copy.with(length, firstName(host)) : length,
    place?.toLowerCase(),
    clockInWords(timeZone, startsAt),
  ]
  return (
    <>
      {facts.filter(Boolean).join(', ')}.{' '}
      {hold === 'held' && booking.pickedTime ? (
        <>
          {statusProfileCopy.heldUntil} <time dateTime={booking.pickedTime.heldUntil}>{heldUntil}</time>.{' '}
          {place ? copy.callLink : null}
        </>
      ) : null}
      {hold === 'held-until-then' ? `${statusProfileCopy.heldUntilThen} ${place ? copy.callLink : ''}` : null}
      {hold === 'over' ? statusProfileCopy.holdOver : null}
      {hold === 'passed' ? statusProfileCopy.passed : null}
      {isConfirmed && place ? copy.callLinkSent : null}
    </>
  )
}

const firstName = ({ name }: Person) => name.split(' ')[0] ?? name

function TearOff({ booking, state, startsAt, timeZone, host }: AboutProps & { startsAt: Date }) {
  const part = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone }).format(startsAt)
  const time = clockOf(timeZone, 'h23')
  const { isConfirmed, isCancelled } = state
  const { minutes } = booking
  return (
    <div
      data-card=""
      className="grid grid-cols-[7.5rem_minmax(0,1fr)] overflow-clip rounded-card border border-line bg-card sm:block sm:text-center lg:rounded-[1.375rem]"
    >
      <p
        aria-hidden="true"
        className={cn(
          'py-1.5 text-center font-heading font-semibold text-surface sm:py-3 sm:text-h4',
          isConfirmed ? 'bg-success' : isCancelled ? 'bg-ink-soft' : 'bg-warm-accent',
        )}
      >
        {part({ month: 'long' })}
      </p>
      <p
        aria-hidden="true"
        className={cn(
          'row-span-2 row-start-2 pt-3 pb-4 text-center font-heading text-[5rem] leading-none font-semibold tracking-tighter tabular sm:pt-7 sm:pb-3 sm:text-[9.5rem] sm:leading-[0.85]',
          isCancelled && 'line-through opacity-60',
        )}
      >
        {part({ day: 'numeric' })}
      </p>
      <p className="col-start-2 row-span-2 row-start-1 self-end px-4 pt-4 font-heading text-h4 leading-tight font-semibold tabular sm:text-h3">
        {part({ weekday: 'long' })}
        <span className="block">
          {time(startsAt)}
          {minutes ? ` – ${time(new Date(startsAt.getTime() + minutes * 60_000))}` : null}
        </span>
      </p>
      {host ? (
        <div className="col-start-2 flex items-center gap-3 p-4 pt-2 text-left text-small leading-snug sm:mt-5 sm:justify-center sm:border-t sm:border-dashed sm:border-line sm:pt-4">
          <Portrait of={host.portrait} name={host.name} className="size-11" />
          <p>
            <b className="block font-semibold">{host.name}</b>
            {host.title}, {host.place}
          </p>
        </div>
      ) : null}
    </div>
  )
}
