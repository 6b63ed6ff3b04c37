import { confirmationPageCopy } from '#content/booking/copy.ts'
import type { ReactNode } from 'react'
import type { BookingView } from '#contracts/bookings.ts'
import { Card } from '#ui/card.tsx'
import { Contours } from '#ui/contours.tsx'
import { Icon } from '#ui/icon.tsx'
import { BookingActions } from './booking-actions.tsx'
import { CopyCode } from './copy-code.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { MessagesByLink } from './messages-by-link.tsx'
import { SentValues } from './sent-values.tsx'
import { StatusProfile } from './status-profile.tsx'

export function ConfirmationPage({
  booking,
  onChanged,
  messages,
}: {
  booking: BookingView
  onChanged: () => Promise<void>
  messages?: ReactNode
}) {
  const { confirmationCode: code, createdAt } = booking
  return (
    <div data-live="" className="bg-surface-tint pb-20 wrap-anywhere">
      <div className="on-band panel-ground relative isolate overflow-clip contrast:border-b-3">
        <Contours
          art="hero"
          className="[--contour-gradient:linear-gradient(90deg,transparent_40%,var(--contour-color)_90%)]"
        />
        <div className="page-width pt-10 pb-24">
          <p className="flex items-center gap-2 text-fine font-semibold">
            <Icon name="circle-check" />
            <span>
              {confirmationPageCopy.received} <LocalTime iso={createdAt} />
            </span>
          </p>
          <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-3">
            <h1 className="tabular text-[clamp(2.25rem,1rem+4.4vw,3.75rem)] leading-tight">
              <span className="sr-only">{confirmationPageCopy.request} </span>
              {code}
            </h1>
            <CopyCode code={code} />
          </div>
          <p className="mt-3 max-w-[34rem] text-on-band-soft">{confirmationPageCopy.codeNote}</p>
        </div>
      </div>
      <div className="page-width relative -mt-14 grid gap-5">
        <StatusProfile booking={booking} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26.5rem]">
          <div className="grid gap-5">
            {messages ? (
              <Card as="section" id="messages" aria-labelledby="messages-heading" className="scroll-mt-24">
                <h2 id="messages-heading" className="mb-4 text-h4">
                  {confirmationPageCopy.messages}
                </h2>
                {messages}
              </Card>
            ) : null}
            {!messages && booking.isClaimable ? (
              <MessagesByLink code={code} email={booking.clientEmail} />
            ) : null}
            {messages ? null : <SentValues booking={booking} />}
          </div>
          <div className="grid gap-5">
            <BookingActions booking={booking} onChanged={onChanged} />
            {messages ? <SentValues booking={booking} /> : null}
          </div>
        </div>
      </div>
    </div>
  )
}
