import { useEffect, useRef } from 'react'
import { slotPickerCopy as copy } from '#content/booking/copy.ts'

/** Takes the focus, because the pressed button may be a screen away from the list of times. */
export function LostNote({ shown, isSameDay }: { shown: { name: string } | undefined; isSameDay: boolean }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <p ref={note} tabIndex={-1} className="mt-2 text-small font-semibold text-danger outline-none">
      {copy.lost} {shown ? copy.lostNext(shown.name, isSameDay) : null}
    </p>
  )
}
