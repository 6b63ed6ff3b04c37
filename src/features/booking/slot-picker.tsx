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
  lostSlots: readonly string[]
}

export function SlotPicker({ serviceId, lostSlots }: SlotPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState({ slot: '', losses: 0 })
  const slot = picked.losses === lostSlots.length ? picked.slot : ''
  return (
    <fieldset
      className="mt-5 min-w-0"
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) setPicked({ slot: target.value, losses: lostSlots.length })
      }}
    >
      <legend className="mb-1.5 text-fine font-semibold">{copy.heading}</legend>
      <div className="flex flex-wrap items-center gap-1.5">
        <SlotChoice value="" isDefault>
          {copy.anyTime}
        </SlotChoice>
        <Button
          look="outline"
          className="noscript:hidden"
          aria-expanded={isOpen}
          aria-controls="free-times"
          onClick={() => setOpen(true)}
        >
          <Icon name="calendar-check" />
          {copy.pick}
        </Button>
      </div>
      <p role="status" className={slot ? 'mt-2 text-small font-semibold' : undefined}>
        {slot ? copy.picked(timeInWords(new Date(slot), ownTimeZone())) : null}
      </p>
      <div id="free-times">{isOpen ? <SlotList serviceId={serviceId} lostSlots={lostSlots} /> : null}</div>
    </fieldset>
  )
}
