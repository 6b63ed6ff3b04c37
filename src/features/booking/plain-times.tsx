import { slotPickerCopy as copy } from '#content/booking/copy.ts'
import { pathOf } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/endpoints.ts'
import type { Slot } from '#contracts/schedules.ts'
import { nameOfDay } from '#shared/day-names.ts'
import { siteTimeZone } from '#shared/formats.ts'
import { clockIn, zoneOfTimes } from '#shared/time-in-words.ts'
import { groupByDay, groupByPart } from '#shared/times-of-day.ts'
import { useRefusedForm } from '#ui/form/refused-form.tsx'

/** Free times as radios by day, for a form without script. */
export function PlainTimes({ slots }: { slots: readonly Slot[] }) {
  const chosen = useRefusedForm(pathOf(endpoints.createBooking))?.values.slot ?? ''
  if (slots.length === 0) return <p className="mt-3">{copy.none}</p>
  const days = [...groupByDay(slots, siteTimeZone)]
  const isOffered = (times: readonly Slot[]) => times.some(({ startsAt }) => startsAt === chosen)
  const [openDay] = days.find(([, times]) => isOffered(times)) ?? days[0] ?? []
  const starts = slots.map(({ startsAt }) => new Date(startsAt))
  return (
    <>
      <p className="mt-3">{copy.pickBelow}</p>
      <p className="mt-2 text-fine text-ink-soft">{copy.zone(zoneOfTimes(siteTimeZone, starts))}</p>
      <div className="mt-3 grid divide-y divide-line border-y border-line text-small">
        <label className="flex min-h-11 items-center gap-2.5">
          <input type="radio" name="slot" value="" defaultChecked={!isOffered(slots)} />
          {copy.anyTime}
        </label>
        {days.map(([day, times]) => (
          <details key={day} name="day" open={day === openDay}>
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
              {copy.day(nameOfDay(day), times.length)}
            </summary>
            <TimeRadios slots={times} timeZone={siteTimeZone} chosen={chosen} />
          </details>
        ))}
      </div>
    </>
  )
}

interface TimeRadiosProps {
  slots: readonly Slot[]
  timeZone: string
  chosen?: string
}

/** The times of one day as radios, by morning, afternoon and evening. */
export function TimeRadios({ slots, timeZone, chosen }: TimeRadiosProps) {
  const time = clockIn(timeZone)
  return groupByPart(slots, timeZone).map(({ part, times }) => (
    <fieldset key={part} className="mb-3 min-w-0">
      <legend className="py-1.5 text-tiny font-semibold text-ink-soft">{copy.parts[part]}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {times.map(({ startsAt }) => (
          <label
            key={startsAt}
            className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-field border border-line-strong bg-card px-2 font-semibold tabular text-link has-checked:border-primary has-checked:bg-tint-strong contrast:border-2 forced-colors:has-checked:border-3"
          >
            <input
              type="radio"
              name="slot"
              value={startsAt}
              defaultChecked={startsAt === chosen}
              className="accent-primary"
            />
            {time(new Date(startsAt))}
          </label>
        ))}
      </div>
    </fieldset>
  ))
}
