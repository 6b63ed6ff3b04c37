import { useEffect, useState } from 'react'
import { slotPickerCopy as copy } from '#content/booking/copy.ts'
import type { Slot } from '#contracts/schedules.ts'
import { nameOfDay, nameOfMonth, shortNameOfDay } from '#shared/day-names.ts'
import { monthOf } from '#shared/month-grid.ts'
import { timeInWords } from '#shared/time-in-words.ts'
import { Button } from '#ui/button.tsx'
import { ClockChoice, DayTimes } from './day-times.tsx'
import { LostNote } from './lost-note.tsx'
import { MonthPanel, Bar, places } from './month-panel.tsx'
import { PlainTimes } from './plain-times.tsx'
import type { PickedTime } from './use-picked-time.ts'

export function TimePicker({ picked, times }: { picked: PickedTime; times?: readonly Slot[] | undefined }) {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const plainTimes = isLive ? undefined : times
  const { slot, choose, timeZone, shownDay, days, isLoading } = picked
  const known = shownDay && copy.day(nameOfDay(shownDay), days.get(shownDay)?.length ?? 0)
  return (
    <>
      <MonthPanel picked={picked}>{plainTimes ? <PlainTimes slots={plainTimes} /> : null}</MonthPanel>
      <div className="flex flex-col p-5 sm:p-8 md:px-6 noscript:hidden">
        <Times picked={picked} />
        <label className="mt-4 flex cursor-pointer items-center gap-2.5 border-t border-line pt-4 text-small">
          <input
            type="radio"
            name="slot"
            value=""
            checked={slot === '' && !plainTimes}
            onChange={() => choose('')}
            className="size-5 shrink-0 accent-primary"
          />
          <span>
            <b className="font-semibold">{copy.anyTime}</b>
            <span className="block text-fine text-ink-soft">{copy.anyTimeNote}</span>
          </span>
        </label>
        {slot ? <input type="hidden" name="slot" value={slot} /> : null}
        <p role="status" className="sr-only">
          {isLoading ? copy.loading : slot ? copy.picked(timeInWords(new Date(slot), timeZone)) : known}
        </p>
      </div>
    </>
  )
}

function Times({ picked }: { picked: PickedTime }) {
  const { month, shown, shownDay, isLoading, hasFailed, lostDay, losses } = picked
  const next = shown?.next
  return (
    <div className="min-h-64 md:-mx-2 md:-my-1 md:min-h-0 md:shrink md:grow md:basis-0 md:overflow-y-auto md:px-2 md:py-1">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <h2 className="text-h4 whitespace-nowrap">{shownDay ? shortNameOfDay(shownDay) : null}</h2>
        {month ? <ClockChoice hourCycle={picked.hourCycle} onChange={picked.setHourCycle} /> : null}
      </div>
      {losses > 0 ? (
        <LostNote
          key={losses}
          shownDay={shownDay ? { name: nameOfDay(shownDay) } : undefined}
          isSameDay={shownDay === lostDay}
        />
      ) : null}
      {hasFailed ? (
        <div className="mt-3">
          <p role="alert" className="text-small font-semibold text-danger">
            {copy.failed}
          </p>
          <Button look="outline" className="mt-3" onClick={picked.retry}>
            {copy.again}
          </Button>
        </div>
      ) : shownDay ? (
        <DayTimes picked={picked} />
      ) : isLoading || !month ? (
        <SkeletonTimes />
      ) : (
        <div className="mt-3 text-small">
          <p>{next || month !== picked.firstMonth ? copy.noneInMonth(nameOfMonth(month)) : copy.none}</p>
          {next ? (
            <Button
              look="outline"
              className="mt-3"
              onClick={() => {
                picked.showDay(next)
                picked.showMonth(monthOf(next))
              }}
            >
              {copy.nextFree(nameOfDay(next))}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  )
}

const SkeletonTimes = () => (
  <div aria-hidden="true" className="mt-4 grid gap-2 max-md:grid-cols-3">
    {places(6).map((place) => (
      <Bar key={place} className="h-11.5 opacity-60" />
    ))}
  </div>
)
