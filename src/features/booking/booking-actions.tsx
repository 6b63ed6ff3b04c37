import { useSession } from '#browser/current-user.ts'
import { bookingActionsCopy } from '#content/booking/copy.ts'
import { bookingNotices } from '#content/interface/answers.ts'
import type { BookingView } from '#contracts/bookings.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { type BookingChange, ChangeForm } from './change-form.tsx'

interface BookingActionsProps {
  booking: BookingView
  changes: BookingChange
}

export function BookingActions({ booking, changes }: BookingActionsProps) {
  const session = useSession()
  const { isClaimWaiting, heading } = changes
  const { confirmationCode: code, isOwn, isClaimable, status } = booking
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
            <ChangeForm changes={changes} kind="claim" doneTitle={bookingActionsCopy.claimed}>
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
      {status === 'pending' && !isOwn ? (
        <p className="mt-4 border-t border-line pt-4 text-tiny text-ink-soft">
          {bookingActionsCopy.cancelFromAccount}
        </p>
      ) : null}
    </Card>
  )
}
