import { hostOf, serviceAppointments } from '#content/booking/appointments.ts'
import {
  hostPanelCopy,
  nextStepsCopy,
  requestSummaryCopy as copy,
  slotPickerCopy,
} from '#content/booking/copy.ts'
import { bookingFigures, bookingSteps } from '#content/booking/page.ts'
import { nameOfDay } from '#shared/day-names.ts'
import { clockInWords } from '#shared/time-in-words.ts'
import { clockOf, dayIn } from '#shared/times-of-day.ts'
import { cn } from '#ui/cn.ts'
import { BookingBadge } from '#ui/status-badges.tsx'
import { Portrait } from '#ui/portrait.tsx'
import type { PickedTime } from './use-picked-time.ts'

interface RequestSummaryProps {
  serviceId: number
  takesAppointments: boolean
  picked: PickedTime
}

/** Says what is being asked for and what happens with it, beside the form. */
export function RequestSummary({ serviceId, takesAppointments, picked }: RequestSummaryProps) {
  return (
    <section
      aria-labelledby="next-heading"
      className={cn(
        takesAppointments && 'max-lg:order-first',
        'on-sky rounded-card p-6 sm:p-7 max-[18rem]:p-3 lg:sticky lg:top-22 lg:self-start contrast:border-3',
      )}
    >
      {takesAppointments ? <Appointment serviceId={serviceId} picked={picked} /> : null}
      <h2 id="next-heading" className={takesAppointments ? 'sr-only' : 'mb-4 text-h3'}>
        {nextStepsCopy.heading}
      </h2>
      <ol
        className={cn('grid gap-3 text-small', !takesAppointments && 'gap-5 sm:grid-cols-2 lg:grid-cols-4')}
      >
        {bookingSteps.map(({ title, text, status }, index) => (
          <li key={title} className="grid grid-cols-[1.7rem_minmax(0,1fr)]">
            <span aria-hidden="true" className="font-semibold">
              {index + 1}
            </span>
            <div>
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
                {title}
                {status ? <BookingBadge status={status} /> : null}
              </p>
              <p className="mt-0.5 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <dl className="mt-5 grid grid-cols-2 gap-4 border-t border-line pt-4 max-[18rem]:grid-cols-1">
        {bookingFigures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-tiny text-ink-soft">{label}</dt>
            <dd className="font-heading text-h4 font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Appointment({ serviceId, picked }: Pick<RequestSummaryProps, 'serviceId' | 'picked'>) {
  const { slot, minutes, timeZone, hourCycle } = picked
  const { place } = serviceAppointments[serviceId] ?? {}
  const host = hostOf(serviceId)
  const length = minutes ? hostPanelCopy.minutes(minutes) : hostPanelCopy.byAgreement
  const at = slot ? new Date(slot) : undefined
  const time = clockOf(timeZone, hourCycle)
  return (
    <div className="mb-5 border-b border-line pb-4">
      <div className="flex items-center gap-3 text-small">
        {host ? <Portrait of={host.portrait} name={host.name} className="size-11" /> : null}
        <p className="leading-snug">
          <b className="font-semibold">
            {host && minutes ? copy.minutesWith(length, host.name.split(' ')[0] ?? host.name) : length}
          </b>
          {place ? <span className="block">{place}</span> : null}
        </p>
      </div>
      <p className="mt-3.5 mb-2 font-heading text-h3 leading-tight font-semibold tabular">
        {at && slot ? (
          <>
            {nameOfDay(dayIn(slot, timeZone))}
            <br />
            {time(at)}
            {minutes ? ` – ${time(new Date(at.getTime() + minutes * 60_000))}` : null}
          </>
        ) : (
          slotPickerCopy.anyTime
        )}
      </p>
      <p className="text-small">
        {at ? `${copy.zone(clockInWords(timeZone, at))} ${copy.hold}` : copy.anyTime}
      </p>
    </div>
  )
}
