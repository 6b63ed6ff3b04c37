import { bookingActionsCopy } from '#content/booking/copy.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { changeBooking, type ClientChange } from '#api/bookings.ts'
import { useSession } from '#browser/use-session.ts'
import { bookingNotices } from '#content/interface/answers.ts'
import { noAnswerTitle } from '#content/interface/shell.ts'
import type { BookingView } from '#contracts/bookings.ts'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { failureSentence } from '#ui/failure-sentence.ts'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'
import { ChangeForm } from './change-form.tsx'

interface BookingActionsProps {
  booking: BookingView
  onChanged: () => Promise<void>
}

export function BookingActions({ booking, onChanged }: BookingActionsProps) {
  const session = useSession()
  const [isSending, setSending] = useState(false)
  const [isClaimWaiting, setWaiting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { confirmationCode: code, isOwn, isClaimable, status } = booking

  async function change(kind: ClientChange, doneTitle: string) {
    setSending(true)
    const outcome = await changeBooking(code, kind)
    if (outcome.isMade) setWaiting(outcome.isWaiting)
    if (outcome.isWaiting) toast({ title: bookingActionsCopy.asked, description: bookingNotices.claimAsked })
    else if (outcome.isMade) toast({ title: doneTitle })
    else {
      const unknownTitle = outcome.error.status === 0 ? noAnswerTitle : bookingActionsCopy.unknown
      const title = outcome.isMade === null ? unknownTitle : bookingActionsCopy.unchanged
      toast({ title, description: failureSentence(outcome.error), variant: 'destructive' })
    }
    await onChanged()
    setSending(false)
    heading.current?.focus()
  }

  return (
    <Card as="section" aria-labelledby="actions-heading" className="print-hidden">
      <h2 ref={heading} id="actions-heading" tabIndex={-1} className="text-h4 outline-none">
        {bookingActionsCopy.heading}
      </h2>
      <div className="mt-4 grid gap-2.5">
        <Button look="outline" width="full" className="noscript:hidden" onClick={() => window.print()}>
          <Icon name="printer" />
          {bookingActionsCopy.print}
        </Button>
        {isOwn ? (
          <ButtonLink href="/dashboard" look="outline" width="full">
            {bookingActionsCopy.dashboard}
          </ButtonLink>
        ) : null}
        <p
          id="claim-asked"
          className={cn('text-small font-semibold target:block', isClaimWaiting ? 'block' : 'hidden')}
        >
          {bookingNotices.claimAsked}
        </p>
        {isClaimable ? (
          <div className={session.status === 'signed-in' ? undefined : 'hidden noscript:block'}>
            <ChangeForm
              code={code}
              kind="claim"
              isSending={isSending}
              onSend={() => change('claim', bookingActionsCopy.claimed)}
            >
              <Icon name="user-plus" />
              {bookingActionsCopy.claim}
            </ChangeForm>
          </div>
        ) : null}
        {isClaimable && session.status !== 'signed-in' ? (
          <ButtonLink
            href={`/auth?next=/booking/confirmation/${code}`}
            look="outline"
            width="full"
            className="noscript:hidden"
          >
            <Icon name="user-plus" />
            {bookingActionsCopy.claimSignedOut}
          </ButtonLink>
        ) : null}
      </div>
      {booking.undoUntil ? (
        <UndoCancellation key={booking.undoUntil} until={booking.undoUntil}>
          <ChangeForm
            code={code}
            kind="cancel/undo"
            isSending={isSending}
            onSend={() => change('cancel/undo', bookingActionsCopy.undone)}
          >
            {bookingActionsCopy.undo}
          </ChangeForm>
        </UndoCancellation>
      ) : null}
      {status === 'pending' ? (
        <div className="mt-4 border-t border-line pt-4">
          {isOwn ? (
            <details className="group">
              <summary
                data-button=""
                className="flex min-h-11 items-center justify-center gap-2 rounded-button border border-danger-line bg-card px-4.5 text-small font-semibold text-danger hover:bg-danger-bg"
              >
                <Icon name="circle-x" />
                {bookingActionsCopy.cancel}
              </summary>
              <p className="mt-3 mb-2.5 text-tiny text-ink-soft">{bookingActionsCopy.cancelNote}</p>
              <ChangeForm
                code={code}
                kind="cancel"
                isSending={isSending}
                onSend={() => change('cancel', bookingActionsCopy.cancelled)}
              >
                {bookingActionsCopy.cancelConfirm}
              </ChangeForm>
            </details>
          ) : null}
          <p className="mt-2.5 text-tiny text-ink-soft">{bookingActionsCopy.cancelFromAccount}</p>
        </div>
      ) : null}
    </Card>
  )
}

function UndoCancellation({ until, children }: { until: string; children: ReactNode }) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), new Date(until).getTime() - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  if (isOver) return null
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="mb-2.5 text-tiny text-ink-soft">{bookingActionsCopy.undoNote}</p>
      {children}
    </div>
  )
}
