import { useState } from 'react'
import { slotPickerCopy as copy } from '#content/booking/copy.ts'
import { dateFormat } from '#shared/formats.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { SlotList } from './slot-list.tsx'

const inWords = dateFormat({ dateStyle: 'full', timeStyle: 'short' })

interface SlotPickerProps {
  serviceId: number
  attempt: number
}

export function SlotPicker({ serviceId, attempt }: SlotPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState({ slot: '', attempt })
  const slot = picked.attempt === attempt ? picked.slot : ''
  return (
    <fieldset
      className="mt-5 min-w-0"
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) setPicked({ slot: target.value, attempt })
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
        {slot ? copy.picked(inWords.format(new Date(slot))) : null}
      </p>
      <div id="free-times">{isOpen ? <SlotList serviceId={serviceId} attempt={attempt} /> : null}</div>
    </fieldset>
  )
}
