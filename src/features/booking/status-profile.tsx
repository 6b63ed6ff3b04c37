import { statusProfileCopy } from '#content/booking/copy.ts'
import type { BookingView } from '#contracts/bookings.ts'
import { holdState } from '#shared/hold-state.ts'
import { BookingBadge } from '#ui/booking-badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { type StatusStep, statusSteps } from './status-steps.ts'

const stretches = [
  'M0 92C90 102 150 62 250 72',
  'M250 72C340 81 400 44 500 40',
  'M500 40C600 36 640 10 750 14',
  'M750 14C850 18 900 60 1000 86',
] as const
const stationTops = ['82%', '64%', '36%', '12.5%'] as const
const echoes = [9, 18, 27, 36] as const

export function StatusProfile({ booking }: { booking: BookingView }) {
  const steps = statusSteps(booking)
  const lastReached = steps.findLastIndex(({ state }) => state !== 'to-come')
  const isCancelled = booking.status === 'cancelled'
  return (
    <Card as="section" aria-labelledby="status-heading" className="text-ink">
      <div className="flex items-center justify-between gap-4">
        <h2 id="status-heading" className="text-h4">
          {statusProfileCopy.heading}
        </h2>
        <BookingBadge status={booking.status} />
      </div>
      <Appointment booking={booking} />
      <PickedTime booking={booking} />
      <div className="relative mt-3">
        <svg
          aria-hidden="true"
          viewBox="0 0 1000 112"
          preserveAspectRatio="none"
          className="h-28 w-full overflow-visible max-sm:hidden"
          fill="none"
        >
          {stretches.map((path, index) => {
            const isDone = index < lastReached
            if (isCancelled && !isDone) return null
            return (
              <g key={path}>
                {echoes.map((down) => (
                  <path
                    key={down}
                    d={path}
                    transform={`translate(0 ${down})`}
                    className="stroke-accent contrast:hidden"
                    opacity={0.36 - down * 0.007}
                    vectorEffect="non-scaling-stroke"
                  />
                ))}
                <path
                  d={path}
                  vectorEffect="non-scaling-stroke"
                  strokeLinecap="round"
                  className={isDone ? 'stroke-primary' : 'stroke-field'}
                  strokeWidth={isDone ? 3.5 : 2}
                  strokeDasharray={isDone ? undefined : '0.1 6'}
                />
              </g>
            )
          })}
        </svg>
        <ol className="grid gap-0 sm:grid-cols-4 sm:pt-3">
          {steps.map((step, index) => (
            <Station
              key={step.label}
              step={step}
              top={stationTops[index] ?? '0%'}
              isLast={index === steps.length - 1}
            />
          ))}
        </ol>
      </div>
    </Card>
  )
}

const holdCopy = {
  'held-until-then': statusProfileCopy.heldUntilThen,
  over: statusProfileCopy.holdOver,
  passed: statusProfileCopy.passed,
} as const

function PickedTime({ booking }: { booking: BookingView }) {
  const { confirmationCode: code, pickedTime, isOwn } = booking
  if (!pickedTime) return null
  const state = holdState(pickedTime, new Date())
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-hero-button bg-tint px-5 py-4 contrast:border-2">
      <p>
        <span className="block text-fine text-ink-soft">{statusProfileCopy.picked}</span>
        <span className="font-heading text-h3 font-semibold tabular">
          <LocalTime iso={pickedTime.startsAt} isInWords />
        </span>
        <span className="block text-fine text-ink-soft">
          {state === 'held' ? (
            <>
              {statusProfileCopy.heldUntil} <LocalTime iso={pickedTime.heldUntil} isInWords />
            </>
          ) : (
            holdCopy[state]
          )}
        </span>
      </p>
      {isOwn ? <ChangeLink code={code} /> : null}
    </div>
  )
}

const ChangeLink = ({ code }: { code: string }) => (
  <ButtonLink href={`/booking/appointment?code=${code}`} look="outline" className="print-hidden">
    {statusProfileCopy.change}
  </ButtonLink>
)

function Appointment({ booking }: { booking: BookingView }) {
  const { confirmationCode: code, confirmedFor, status, isOwn } = booking
  if (!confirmedFor || status !== 'confirmed') return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 rounded-hero-button bg-tint px-5 py-4 contrast:border-2">
      <p className="mr-auto pr-3">
        <span className="block text-fine text-ink-soft">{statusProfileCopy.talkOn}</span>
        <span className="font-heading text-h3 font-semibold tabular">
          <LocalTime iso={confirmedFor} isInWords />
        </span>
      </p>
      <ButtonLink href={`/api/bookings/${code}/calendar.ics`} look="cta" download className="print-hidden">
        <Icon name="calendar-check" />
        {statusProfileCopy.calendar}
      </ButtonLink>
      {isOwn && new Date(confirmedFor) > new Date() ? <ChangeLink code={code} /> : null}
    </div>
  )
}

function Station({ step, top, isLast }: { step: StatusStep; top: string; isLast: boolean }) {
  const { label, state, at, note } = step
  const isHere = state === 'current' || state === 'stopped'
  return (
    <li
      aria-current={isHere ? 'step' : undefined}
      className={cn(
        'max-sm:relative max-sm:flex max-sm:gap-4',
        !isLast &&
          'max-sm:pb-5 max-sm:before:absolute max-sm:before:top-6 max-sm:before:bottom-0 max-sm:before:left-2.75 max-sm:before:border-l-2 max-sm:before:border-dotted max-sm:before:border-field',
      )}
    >
      <span
        aria-hidden="true"
        className="inline-flex size-6 shrink-0 items-center justify-center sm:absolute sm:-ml-1.5 sm:-translate-y-1/2"
        style={{ top: `calc(7rem * ${Number.parseFloat(top) / 100})` }}
      >
        <Marker state={state} />
      </span>
      <div className="sm:pr-3">
        <p className={cn('font-heading text-small font-semibold', state === 'to-come' && 'text-ink-soft')}>
          {label}
        </p>
        <p className="text-tiny text-ink-soft">{at ? <LocalTime iso={at} /> : note}</p>
      </div>
    </li>
  )
}

function Marker({ state }: { state: StatusStep['state'] }) {
  if (state === 'done') {
    return (
      <span className="inline-flex size-5 items-center justify-center rounded-full bg-primary text-on-primary">
        <Icon name="check" size="tiny" />
      </span>
    )
  }
  if (state === 'stopped') {
    return (
      <span className="inline-flex size-6 items-center justify-center rounded-full bg-danger-bg text-danger contrast:border-2">
        <Icon name="x" size="small" />
      </span>
    )
  }
  if (state === 'current') {
    return <span className="size-4.5 rounded-full border-4 border-warning bg-card ring-6 ring-warning-bg" />
  }
  return <span className="size-4.25 rounded-full border-2 border-field bg-card" />
}
