import { useEffect, useRef } from 'react'
import { slotPickerCopy as copy } from '#content/booking/copy.ts'

/** Takes the focus, because the pressed button may be a screen away from the list of times. */
export function LostNote({
  shownDay,
  isSameDay,
}: {
  shownDay: { name: string } | undefined
  isSameDay: boolean
}) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <p ref={note} tabIndex={-1} className="mt-2 text-small font-semibold text-danger outline-none">
      {copy.lost} {shownDay ? copy.lostNext(shownDay.name, isSameDay) : null}
    </p>
  )
}
