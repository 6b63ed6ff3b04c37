import { useRef, useState } from 'react'
import { changeBooking, type ClientChange } from '#api/bookings.ts'
import { bookingActionsCopy as copy } from '#content/booking/copy.ts'
import { bookingNotices } from '#content/interface/answers.ts'
import { noAnswerTitle } from '#content/interface/shell.ts'
import { failureSentence } from '#ui/failure-sentence.ts'
import { toast } from '#ui/toast-store.ts'

export type BookingChange = ReturnType<typeof useBookingChange>

/** Makes a change of the booking's client and says what came of it. */
export function useBookingChange(code: string, onChanged: () => Promise<void>) {
  const [isSending, setSending] = useState(false)
  const [isClaimWaiting, setWaiting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  async function change(kind: ClientChange, doneTitle: string) {
    setSending(true)
    const outcome = await changeBooking(code, kind)
    if (outcome.isMade) setWaiting(outcome.isWaiting)
    if (outcome.isWaiting) toast({ title: copy.asked, description: bookingNotices.claimAsked })
    else if (outcome.isMade) toast({ title: doneTitle })
    else {
      const unknownTitle = outcome.error.status === 0 ? noAnswerTitle : copy.unknown
      const title = outcome.isMade === null ? unknownTitle : copy.unchanged
      toast({ title, description: failureSentence(outcome.error), variant: 'destructive' })
    }
    await onChanged()
    setSending(false)
    heading.current?.focus()
  }

  return { change, isSending, isClaimWaiting, heading }
}
