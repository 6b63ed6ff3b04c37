import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { slotPickerCopy as copy } from '#content/booking/copy.ts'
import type { Slot } from '#contracts/schedules.ts'
import { addDays } from '#shared/agency-day.ts'
import {
  addMonths,
  firstDayOf,
  lastDayOf,
  monthOf,
  placeInWeek,
  weekStartOf,
  weeksOf,
} from '#shared/month-grid.ts'
import { nameOfDay, weekdaysFrom } from '#shared/day-names.ts'
import { fullness } from '#shared/times-of-day.ts'
import { cn } from '#ui/cn.ts'

interface MonthGridProps {
  month: string
  days: ReadonlyMap<string, readonly Slot[]>
  shownDay: string | undefined
  isLoading: boolean
  hasEarlier: boolean
  hasLater: boolean
  labelledBy: string
  onShowDay: (day: string) => void
  onShowMonth: (month: string) => void
}

/** A date grid after the ARIA authoring practices: one day is in the tab order, arrow keys move between days. */
export function MonthGrid(props: MonthGridProps) {
  const { month, days, shownDay, isLoading, hasEarlier, hasLater, onShowMonth } = props
  const [focusDay, setFocusDay] = useState<string>()
  const mustFocus = useRef(false)
  const table = useRef<HTMLTableElement>(null)
  const weekStart = weekStartOf(navigator.language)
  const tabDay = [focusDay, shownDay].find((day) => day && monthOf(day) === month) ?? firstDayOf(month)

  useEffect(() => {
    if (!mustFocus.current) return
    mustFocus.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${focusDay}"]`)?.focus()
  }, [focusDay])

  function moveFocus(event: KeyboardEvent) {
    const target = dayAfterKey(event, tabDay, weekStart)
    if (!target) return
    event.preventDefault()
    const targetMonth = monthOf(target)
    if (targetMonth < month && !hasEarlier) return
    if (targetMonth > month && !hasLater) return
    mustFocus.current = true
    setFocusDay(target)
    if (targetMonth !== month) onShowMonth(targetMonth)
  }

  const timesMax = Math.max(0, ...[...days.values()].map((times) => times.length))
  const weeks = weeksOf(month, weekStart)
  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the ARIA practices is a table.
      role="grid"
      aria-labelledby={props.labelledBy}
      aria-busy={isLoading || undefined}
      onKeyDown={moveFocus}
      className="-mx-1 w-[calc(100%+0.5rem)] table-fixed border-separate border-spacing-0.75 sm:border-spacing-1"
    >
      <thead>
        <tr>
          {weekdaysFrom(weekStart).map(({ name, inFull }) => (
            <th
              key={inFull}
              scope="col"
              abbr={inFull}
              className="h-8 overflow-clip text-tiny font-semibold whitespace-nowrap text-ink-soft"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) =>
              day ? (
                <td key={day} className="p-0">
                  <Day
                    day={day}
                    times={days.get(day)?.length ?? 0}
                    timesMax={timesMax}
                    isShown={day === shownDay}
                    isInTabOrder={day === tabDay}
                    onShow={() => {
                      setFocusDay(day)
                      props.onShowDay(day)
                    }}
                  />
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: places before and after the month have no other name.
                <td key={index} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function dayAfterKey(event: KeyboardEvent, day: string, weekStart: number): string | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  const { key } = event
  const place = placeInWeek(day, weekStart)
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -place,
    End: 6 - place,
  }
  const step = steps[key]
  if (step !== undefined) return addDays(day, step)
  const months = key === 'PageUp' ? -1 : key === 'PageDown' ? 1 : 0
  if (months === 0) return undefined
  const month = addMonths(monthOf(day), months)
  const sameDay = `${month}${day.slice(7)}`
  return sameDay < lastDayOf(month) ? sameDay : lastDayOf(month)
}

interface DayProps {
  day: string
  times: number
  timesMax: number
  isShown: boolean
  isInTabOrder: boolean
  onShow: () => void
}

function Day({ day, times, timesMax, isShown, isInTabOrder, onShow }: DayProps) {
  const name = nameOfDay(day)
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isInTabOrder ? 0 : -1}
      aria-label={times > 0 ? copy.day(name, times) : copy.noTimes(name)}
      aria-disabled={times === 0 || undefined}
      aria-pressed={times > 0 ? isShown : undefined}
      onClick={times > 0 ? onShow : undefined}
      className={cn(
        'relative flex h-11.5 w-full items-center justify-center rounded-hero-button text-[1.0625rem] tabular md:h-14',
        times === 0 && 'cursor-default border-0 font-medium text-ink-soft',
        times > 0 && !isShown && 'bg-tint font-semibold text-link hover:bg-tint-strong contrast:border-2',
        times > 0 && isShown && 'bg-primary font-semibold text-on-primary forced-colors:border-3',
      )}
    >
      {Number(day.slice(8))}
      {times > 0 ? (
        <span aria-hidden="true" className="absolute bottom-1.5 flex gap-0.75 md:bottom-1.75">
          {Array.from({ length: fullness(times, timesMax) }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dots are alike.
            <span key={place} className="size-1 rounded-full bg-current forced-colors:border" />
          ))}
        </span>
      ) : null}
    </button>
  )
}
