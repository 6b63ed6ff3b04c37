import { useId } from 'react'
import { scheduleTexts as texts } from '#content/interface/schedule.ts'
import type { HoursRange } from '#contracts/schedules.ts'
import { workingWeek } from '#shared/opening-hours.ts'
import type { Weekday } from '#shared/site-config.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { midnight, nextHours } from './next-hours.ts'
import type { Numbered, ScheduleDraft } from './use-schedule-draft.ts'

const timeLook =
  'min-h-11 w-32 min-w-0 grow rounded-field border border-field bg-card px-1.5 text-fine aria-[invalid]:border-danger contrast:border-3'

type HoursProps = Pick<ScheduleDraft, 'hours' | 'errorOf'>

export const HoursFields = ({ hours, errorOf }: HoursProps) => (
  <fieldset className="min-w-0">
    <legend className="text-fine font-semibold">{texts.weeklyHours}</legend>
    <ul className="mt-1.5 divide-y divide-line border-y border-line">
      {workingWeek.map((day) => (
        <DayHours key={day} day={day} hours={hours} errorOf={errorOf} />
      ))}
    </ul>
  </fieldset>
)

function DayHours({ day, hours, errorOf }: HoursProps & { day: Weekday }) {
  const rows = hours.rows.filter(({ value }) => value.day === day)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-2.5">
      <span className="flex min-h-11 w-36 items-center justify-between text-small max-sm:w-full font-semibold">
        {day}
        <Button
          look="quiet"
          size="icon"
          aria-label={texts.addHours(day)}
          onClick={() => hours.add({ day, ...nextHours(rows.at(-1)?.value.to, hours.rows[0]?.value) })}
        >
          <Icon name="plus" />
        </Button>
      </span>
      <div className="grid min-w-0 grow basis-60 grid-cols-1 gap-2">
        {rows.length === 0 ? (
          <p className="flex min-h-11 items-center text-small text-ink-soft">{texts.closed}</p>
        ) : null}
        {rows.map((row) => (
          <RangeFields key={row.id} row={row} hours={hours} errorOf={errorOf} />
        ))}
      </div>
    </li>
  )
}

function RangeFields({ row: { id, value }, hours, errorOf }: HoursProps & { row: Numbered<HoursRange> }) {
  const { day, from, to } = value
  const errorId = useId()
  const error = errorOf('weeklyHours', id)
  const markOf = (part: 'from' | 'to') => {
    const isInvalid = errorOf('weeklyHours', id, part) !== undefined
    return isInvalid ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}
  }
  return (
    <div>
      <div className="flex items-center gap-1 max-[23rem]:flex-wrap">
        <input
          type="time"
          required
          value={from}
          aria-label={texts.from(day)}
          {...markOf('from')}
          onChange={({ target }) => hours.change(id, { from: target.value })}
          className={timeLook}
        />
        <span aria-hidden="true" className="shrink-0 text-small text-ink-soft">
          {texts.until}
        </span>
        <input
          type="time"
          required
          value={to === midnight ? '00:00' : to}
          aria-label={texts.to(day)}
          {...markOf('to')}
          onChange={({ target: { value } }) => hours.change(id, { to: value === '00:00' ? midnight : value })}
          className={timeLook}
        />
        <Button
          look="quiet"
          size="icon"
          aria-label={texts.removeHours(day, from, to)}
          onClick={() => hours.remove(id)}
        >
          <Icon name="x" />
        </Button>
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  )
}
