import { slotPickerCopy as copy } from '#content/booking/copy.ts'
import { nameOfDay } from '#shared/day-names.ts'
import { clockOf, groupByPart, type HourCycle } from '#shared/times-of-day.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import type { PickedTime } from './use-picked-time.ts'

/** No form has this id, so what is chosen with it is not sent. */
const noForm = 'none'

const manyTimes = 8

export function DayTimes({ picked }: { picked: PickedTime }) {
  const { shownDay, days, timeZone, hourCycle, slot, choose } = picked
  if (!shownDay) return null
  const times = days.get(shownDay) ?? []
  const time = clockOf(timeZone, hourCycle)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{copy.timesOf(nameOfDay(shownDay))}</legend>
      {groupByPart(times, timeZone).map((group) => (
        <fieldset key={group.part} className="min-w-0">
          <legend className="pt-4 pb-2 text-tiny font-semibold text-ink-soft">
            {copy.parts[group.part]}
          </legend>
          <div
            className={cn(
              'grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2',
              times.length <= manyTimes && 'md:grid-cols-1',
            )}
          >
            {group.times.map(({ startsAt }) => (
              <label
                key={startsAt}
                className={cn(
                  'relative flex min-h-11.5 cursor-pointer items-center justify-center gap-2 rounded-field border border-line-strong bg-card px-2 font-semibold tabular text-link hover:border-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary contrast:border-2 forced-colors:has-checked:border-3',
                )}
              >
                <input
                  type="radio"
                  form={noForm}
                  name="time"
                  value={startsAt}
                  checked={slot === startsAt}
                  onChange={() => choose(startsAt)}
                  className="absolute inset-0 size-full cursor-pointer appearance-none border-0 outline-none"
                />
                {time(new Date(startsAt))}
                {slot === startsAt ? <Icon name="check" /> : null}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  )
}

interface ClockChoiceProps {
  hourCycle: HourCycle
  onChange: (hourCycle: HourCycle) => void
}

export const ClockChoice = ({ hourCycle, onChange }: ClockChoiceProps) => (
  <fieldset className="inline-flex min-w-0 shrink-0 rounded-button border border-line-strong bg-card p-0.75 text-fine font-semibold">
    <legend className="sr-only">{copy.clockLabel}</legend>
    {(['h12', 'h23'] as const).map((each) => (
      <label
        key={each}
        className="relative inline-flex min-h-8 cursor-pointer items-center rounded-chip px-2 has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-2 pointer-coarse:min-h-9.5"
      >
        <input
          type="radio"
          form={noForm}
          name="clock"
          value={each}
          checked={hourCycle === each}
          onChange={() => onChange(each)}
          className="absolute inset-0 size-full cursor-pointer appearance-none border-0 outline-none"
        />
        {copy.clocks[each]}
      </label>
    ))}
  </fieldset>
)
