import { slotPickerCopy as copy } from '#content/booking/copy.ts'
import type { Slot } from '#contracts/schedules.ts'
import { calendarDay, dateFormat } from '#shared/formats.ts'
import { zoneInWords } from '#shared/zone-in-words.ts'
import { Button } from '#ui/button.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { useSlots } from './use-slots.ts'

interface SlotListProps {
  serviceId: number
  attempt: number
}

/** Shown in the browser only, so that the times are in the reader's zone. */
export function SlotList({ serviceId, attempt }: SlotListProps) {
  const { loaded, load } = useSlots(serviceId, attempt)
  const { slots } = loaded
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <div className="mt-3 rounded-field border border-line bg-card px-4 py-3.5">
      <p className="text-tiny text-ink-soft">
        {copy.zone(zoneInWords(timeZone))} {copy.pickNote}
      </p>
      {daysOf(slots, timeZone).map(({ day, ofDay }) => (
        <Day key={day} slots={ofDay} timeZone={timeZone} />
      ))}
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

function Day({ slots, timeZone }: { slots: readonly Slot[]; timeZone: string }) {
  const [first] = slots
  if (!first) return null
  const time = dateFormat({ timeStyle: 'short', timeZone })
  const day = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone })
  return (
    <fieldset className="mt-3 min-w-0">
      <legend className="mb-1.5 text-fine font-semibold">{day.format(new Date(first.startsAt))}</legend>
      <div className="flex flex-wrap gap-1.5">
        {slots.map(({ startsAt }) => (
          <SlotChoice key={startsAt} value={startsAt}>
            {time.format(new Date(startsAt))}
          </SlotChoice>
        ))}
      </div>
    </fieldset>
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
