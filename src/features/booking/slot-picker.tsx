import { useState } from 'react'
import { slotPickerCopy as copy } from '#content/booking/copy.ts'
import { ownTimeZone } from '#shared/own-time-zone.ts'
import { timeInWords } from '#shared/time-in-words.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { SlotList } from './slot-list.tsx'

interface SlotPickerProps {
  serviceId: number
  firstSlot: string
  lostSlots: readonly string[]
}

export function SlotPicker({ serviceId, firstSlot, lostSlots }: SlotPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const [choice, setChoice] = useState<{ slot: string; losses: number }>()
  const { slot: chosenSlot, losses } = choice ?? { slot: firstSlot, losses: 0 }
  const slot = losses === lostSlots.length ? chosenSlot : undefined
  const isListShown = isOpen || slot === undefined
  const choose = (next: string) => setChoice({ slot: next, losses: lostSlots.length })
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="mb-1.5 text-fine font-semibold">{copy.heading}</legend>
      <div className="flex flex-wrap items-center gap-1.5">
        <SlotChoice name="slot" value="" isChosen={slot === ''} onChoose={() => choose('')}>
          {copy.anyTime}
        </SlotChoice>
        <Button
          look="outline"
          className="noscript:hidden"
          aria-expanded={isListShown}
          aria-controls="free-times"
          onClick={() => setOpen(!isListShown)}
        >
          <Icon name="calendar-check" />
          {copy.pick}
        </Button>
      </div>
      <p role="status" className={slot ? 'mt-2 text-small font-semibold' : undefined}>
        {slot ? copy.picked(timeInWords(new Date(slot), ownTimeZone())) : null}
      </p>
      {slot ? <input type="hidden" name="slot" value={slot} /> : null}
      <div id="free-times">
        {isListShown ? (
          <SlotList serviceId={serviceId} lostSlots={lostSlots} chosenSlot={slot} onChoose={choose} />
        ) : null}
      </div>
    </fieldset>
  )
}
