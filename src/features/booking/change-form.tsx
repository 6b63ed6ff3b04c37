import { type ReactNode, useRef, useState } from 'react'
import { changeBooking, changeEndpoint, type ClientChange } from '#api/bookings.ts'
import { statusOf } from '#browser/api-error.ts'
import { forgetPrivateData } from '#browser/current-user.ts'
import { bookingActionsCopy as copy } from '#content/booking/copy.ts'
import { bookingNotices } from '#content/interface/answers.ts'
import { noAnswerTitle } from '#content/interface/shell.ts'
import { pathOf } from '#contracts/endpoint.ts'
import { failureSentence } from '#ui/failure-sentence.ts'
import { Form, SubmitButton } from '#ui/form/form.tsx'
import { toast } from '#ui/toast-store.ts'

export type BookingChange = ReturnType<typeof useBookingChange>

/** Makes changes of the booking's client and says what came of them. */
export function useBookingChange(code: string, onChanged: () => Promise<void>) {
  const [isClaimWaiting, setWaiting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  async function change(kind: ClientChange, doneTitle: string) {
    const outcome = await changeBooking(code, kind)
    if (outcome.isMade) {
      forgetPrivateData()
      setWaiting(outcome.isWaiting)
    }
    if (outcome.isWaiting) toast({ title: copy.asked, description: bookingNotices.claimAsked })
    else if (outcome.isMade) toast({ title: doneTitle })
    else {
      const unknownTitle = statusOf(outcome.error) === 0 ? noAnswerTitle : copy.unknown
      const title = outcome.isMade === null ? unknownTitle : copy.unchanged
      toast({ title, description: failureSentence(outcome.error), variant: 'destructive' })
    }
    await onChanged()
    heading.current?.focus()
  }

  return { code, change, isClaimWaiting, heading }
}

interface ChangeFormProps {
  changes: BookingChange
  kind: ClientChange
  doneTitle: string
  children: ReactNode
}

export const ChangeForm = ({ changes: { code, change }, kind, doneTitle, children }: ChangeFormProps) => (
  <Form action={pathOf(changeEndpoint(kind), { params: { code } })} send={() => change(kind, doneTitle)}>
    <SubmitButton look={kind === 'cancel' ? 'danger' : 'outline'} width="full">
      {children}
    </SubmitButton>
  </Form>
)
