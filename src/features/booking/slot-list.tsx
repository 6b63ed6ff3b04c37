import { slotPickerCopy as copy } from '#content/booking/copy.ts'
import type { Slot } from '#contracts/schedules.ts'
import { calendarDay, dateFormat } from '#shared/formats.ts'
import { zoneInWords } from '#shared/zone-in-words.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { useSlots } from './use-slots.ts'

interface DayProps {
  slots: readonly Slot[]
  timeZone: string
  isFirst: boolean
}

interface SlotListProps {
  serviceId: number
  attempt: number
}

export function SlotList({ serviceId, attempt }: SlotListProps) {
  const { loaded, load } = useSlots(serviceId, attempt)
  const { slots } = loaded
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <div className="mt-3 rounded-field border border-line bg-card px-4 py-3.5">
      <p className="text-tiny text-ink-soft">
        {copy.zone(zoneInWords(timeZone))} {copy.pickNote}
      </p>
      <div className="mt-2">
        {daysOf(slots, timeZone).map(({ day, ofDay }, index) => (
          <Day key={day} slots={ofDay} timeZone={timeZone} isFirst={index === 0} />
        ))}
      </div>
      <div role="status" className="text-small">
        {loaded.state === 'loading' ? <p className="mt-3">{copy.loading}</p> : null}
        {loaded.state === 'loaded' && slots.length === 0 ? (
          <p className="mt-3">{loaded.next ? copy.noneYet : copy.none}</p>
        ) : null}
        {loaded.state === 'failed' ? <p className="mt-3 font-semibold text-danger">{copy.failed}</p> : null}
      </div>
      {loaded.state === 'failed' ? (
        <Button look="outline" className="mt-3" onClick={() => void load(loaded.from, slots)}>
          {copy.again}
        </Button>
      ) : null}
      {loaded.state === 'loaded' && loaded.next ? (
        <Button look="outline" className="mt-3" onClick={() => void load(loaded.next ?? undefined, slots)}>
          {copy.later}
        </Button>
      ) : null}
    </div>
  )
}

function Day({ slots, timeZone, isFirst }: DayProps) {
  const [first] = slots
  if (!first) return null
  const time = dateFormat({ timeStyle: 'short', timeZone })
  const day = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone })
  const name = day.format(new Date(first.startsAt))
  return (
    <details name="day-of-free-times" open={isFirst} className="group border-t border-line first:border-0">
      <summary className="flex min-h-11 items-center gap-2 text-small font-semibold">
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        {copy.day(name, slots.length)}
      </summary>
      <fieldset className="min-w-0 pb-3">
        <legend className="sr-only">{name}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-1.5">
          {slots.map(({ startsAt }) => (
            <SlotChoice key={startsAt} value={startsAt}>
              {time.format(new Date(startsAt))}
            </SlotChoice>
          ))}
        </div>
      </fieldset>
    </details>
  )
}

function daysOf(slots: readonly Slot[], timeZone: string) {
  const days = new Map<string, Slot[]>()
  for (const slot of slots) {
    const day = calendarDay(new Date(slot.startsAt), timeZone)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return [...days].map(([day, ofDay]) => ({ day, ofDay }))
}
