import type { ReactNode } from 'react'
import { confirmationPageCopy as copy } from '#content/booking/copy.ts'
import type { BookingView } from '#contracts/bookings.ts'
import { Card } from '#ui/card.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BringList } from './bring-list.tsx'
import { ChangeTime } from './change-time.tsx'
import { ConfirmationHero } from './confirmation-hero.tsx'
import { confirmationState } from './confirmation-state.ts'
import { CopyCode } from './copy-code.tsx'
import { MessagesByLink } from './messages-by-link.tsx'
import { SentValues } from './sent-values.tsx'
import { StepList } from './step-list.tsx'
import { useBookingChange } from './change-form.tsx'
import { useReaderZone } from './use-reader-zone.ts'

interface ConfirmationPageProps {
  booking: BookingView
  onChanged: () => Promise<void>
  messages?: ReactNode
}

export function ConfirmationPage({ booking, onChanged, messages }: ConfirmationPageProps) {
  const { confirmationCode: code, serviceId, status, isSender } = booking
  const timeZone = useReaderZone(booking.timeZone)
  const changes = useBookingChange(code, onChanged)
  const state = confirmationState(booking, new Date())
  const isMovable = status === 'pending' || state.isComing
  return (
    <div data-live="" className="wrap-anywhere">
      <ConfirmationHero booking={booking} state={state} timeZone={timeZone}>
        <ChangeTime
          booking={booking}
          isMovable={isMovable}
          hasTime={state.startsAt !== undefined}
          changes={changes}
        />
      </ConfirmationHero>
      <div className="page-width grid gap-8 pt-8 pb-12 sm:gap-10 sm:pt-10 sm:pb-16">
        <StepList booking={booking} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="grid gap-6">
            {messages ? (
              <Card as="section" id="messages" aria-labelledby="messages-heading" className="scroll-mt-24">
                <h2 id="messages-heading" className="mb-4 text-h4">
                  {copy.messages}
                </h2>
                {messages}
              </Card>
            ) : null}
            <SentValues booking={booking} />
          </div>
          <div className="grid gap-6">
            {status === 'pending' || status === 'confirmed' ? <BringList serviceId={serviceId} /> : null}
            {!messages && booking.isClaimable ? (
              <MessagesByLink code={code} email={booking.clientEmail} />
            ) : null}
            <BookingActions booking={booking} changes={changes} />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2 text-fine text-ink-soft">
          <p>
            {copy.codeLabel} <b className="font-semibold tracking-wide text-ink tabular">{code}</b>
          </p>
          <CopyCode code={code} />
          <p>
            {copy.codeNote} {isSender ? copy.codeEmailed : null}
          </p>
        </div>
      </div>
    </div>
  )
}
