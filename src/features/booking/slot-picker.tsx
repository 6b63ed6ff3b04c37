import { useState } from 'react'
import { slotPickerCopy as copy } from '#content/booking/copy.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { SlotList } from './slot-list.tsx'

interface SlotPickerProps {
  serviceId: number
  attempt: number
}

/** Free times are loaded when somebody asks for them; the page itself is the same for everybody. */
export function SlotPicker({ serviceId, attempt }: SlotPickerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <fieldset className="mt-5 min-w-0">
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
      <div id="free-times">{isOpen ? <SlotList serviceId={serviceId} attempt={attempt} /> : null}</div>
    </fieldset>
  )
}
