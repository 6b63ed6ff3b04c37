import { statusProfileCopy } from '#content/booking/copy.ts'
import type { BookingView } from '#contracts/bookings.ts'
import { BookingBadge } from '#ui/status-badges.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { type StatusStep, statusSteps } from './status-steps.ts'

export function StepList({ booking }: { booking: BookingView }) {
  const steps = statusSteps(booking)
  return (
    <section aria-labelledby="status-heading">
      <div className="mb-5 flex items-center gap-3">
        <h2 id="status-heading" className="text-h4">
          {statusProfileCopy.heading}
        </h2>
        <BookingBadge status={booking.status} />
      </div>
      <ol className="grid sm:grid-cols-4">
        {steps.map((step, index) => (
          <Step key={step.label} step={step} isLast={index === steps.length - 1} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step, isLast }: { step: StatusStep; isLast: boolean }) {
  const { label, state, at, note } = step
  const isHere = state === 'current' || state === 'stopped'
  return (
    <li
      aria-current={isHere ? 'step' : undefined}
      className={cn(
        'relative max-sm:flex max-sm:gap-4 sm:pr-5',
        !isLast &&
          'max-sm:pb-5 before:absolute before:border-line-strong max-sm:before:top-0 max-sm:before:bottom-0 max-sm:before:left-2.5 max-sm:before:border-l-3 sm:before:inset-x-0 sm:before:top-2.5 sm:before:border-t-3',
        !isLast && (state === 'done' ? 'before:border-primary' : 'before:border-dashed'),
      )}
    >
      <span
        aria-hidden="true"
        className="relative mb-2.5 inline-flex size-6 shrink-0 items-center justify-center bg-surface"
      >
        <Marker state={state} />
      </span>
      <div>
        <p
          className={cn(
            'font-heading text-h4 leading-snug font-semibold',
            state === 'to-come' && 'text-ink-soft',
          )}
        >
          {label}
        </p>
        <p className="text-small text-ink-soft">{at ? <LocalTime iso={at} /> : note}</p>
      </div>
    </li>
  )
}

function Marker({ state }: { state: StatusStep['state'] }) {
  if (state === 'done') {
    return (
      <span className="inline-flex size-5.75 items-center justify-center rounded-full bg-primary text-on-primary">
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
    return (
      <span className="size-5.75 rounded-full border-3 border-warning bg-surface ring-5 ring-warning-bg" />
    )
  }
  return <span className="size-5.75 rounded-full border-3 border-line-strong bg-surface" />
}
