import { slotPickerCopy as copy } from '#content/booking/copy.ts'
import type { Slot } from '#contracts/schedules.ts'
import { calendarDay, dateFormat } from '#shared/formats.ts'
import { ownTimeZone } from '#shared/own-time-zone.ts'
import { clockIn } from '#shared/time-in-words.ts'
import { zoneOfTimes } from '#shared/zone-in-words.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LostNote } from './lost-note.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { useSlots } from './use-slots.ts'

interface SlotListProps {
  serviceId: number
  lostSlots: readonly string[]
  chosenSlot: string | undefined
  onChoose: (slot: string) => void
}

export function SlotList({ serviceId, lostSlots, ...choice }: SlotListProps) {
  const { slotList, button, loadMore } = useSlots(serviceId, lostSlots)
  const { slots } = slotList
  const timeZone = ownTimeZone()
  const days = daysOf(slots, timeZone)
  const lostSlot = lostSlots.at(-1)
  const lostDay = lostSlot && calendarDay(new Date(lostSlot), timeZone)
  const shownDay = days.find(({ day }) => !lostDay || day >= lostDay) ?? days.at(-1)
  return (
    <div data-card="" className="mt-3 rounded-field border border-line bg-card px-4 py-3.5">
      <p className="text-tiny text-ink-soft">
        {copy.zone(zoneOfTimes(timeZone, slots.map(startOf)))} {copy.pickNote}
      </p>
      {lostSlot ? (
        <LostNote key={lostSlots.length} shownDay={shownDay} isSameDay={shownDay?.day === lostDay} />
      ) : null}
      {/* While the list reloads, a time that is picked could disappear the next moment. */}
      <fieldset disabled={slotList.state === 'loading' && slotList.isRenewing} className="mt-2 min-w-0">
        {days.map(({ day, name, ofDay }) => (
          <Day
            key={day}
            day={day}
            name={name}
            timeZone={timeZone}
            {...choice}
            slots={ofDay}
            isShown={day === shownDay?.day}
          />
        ))}
      </fieldset>
      <div role="status" tabIndex={-1} data-focus-home="" className="text-small">
        {slotList.state === 'loading' ? <p className="mt-3">{copy.loading}</p> : null}
        {slotList.state === 'loaded' && slots.length === 0 ? (
          <p className="mt-3">{slotList.next ? copy.noneYet : copy.none}</p>
        ) : null}
        {slotList.state === 'loaded' && slots.length > 0 && !slotList.next ? (
          <p className="mt-3">{copy.noneLater}</p>
        ) : null}
        {slotList.state === 'failed' ? <p className="mt-3 font-semibold text-danger">{copy.failed}</p> : null}
      </div>
      {button ? (
        <Button
          look="outline"
          className="mt-3"
          aria-busy={slotList.state === 'loading' || undefined}
          onClick={loadMore}
        >
          {copy[button]}
        </Button>
      ) : null}
    </div>
  )
}

/**
 * No form has this id, so each day is a radio group of its own, which the Tab key enters; the picker
 * submits the choice.
 */
const noForm = 'none'

interface DayProps extends Pick<SlotListProps, 'chosenSlot' | 'onChoose'> {
  day: string
  name: string
  slots: readonly Slot[]
  timeZone: string
  isShown: boolean
}

function Day({ day, name, slots, timeZone, isShown, chosenSlot, onChoose }: DayProps) {
  const time = clockIn(timeZone)
  return (
    <details name="day-of-free-times" open={isShown} className="group border-t border-line first:border-0">
      <summary className="flex min-h-11 items-center gap-2 text-small font-semibold">
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        {copy.day(name, slots.length)}
      </summary>
      <fieldset className="min-w-0 pb-3">
        <legend className="sr-only">{name}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-1.5">
          {slots.map(({ startsAt }) => (
            <SlotChoice
              key={startsAt}
              form={noForm}
              name={day}
              value={startsAt}
              isChosen={chosenSlot === startsAt}
              onChoose={() => onChoose(startsAt)}
            >
              {time(new Date(startsAt))}
            </SlotChoice>
          ))}
        </div>
      </fieldset>
    </details>
  )
}

const startOf = ({ startsAt }: Slot) => new Date(startsAt)

function daysOf(slots: readonly Slot[], timeZone: string) {
  const nameFormat = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone })
  const days = new Map<string, { day: string; name: string; ofDay: Slot[] }>()
  for (const slot of slots) {
    const at = startOf(slot)
    const day = calendarDay(at, timeZone)
    const dayEntry = days.get(day)
    if (dayEntry) dayEntry.ofDay.push(slot)
    else days.set(day, { day, name: nameFormat.format(at), ofDay: [slot] })
  }
  return [...days.values()]
}
