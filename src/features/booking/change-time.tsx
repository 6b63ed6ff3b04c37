import { type ReactNode, useEffect, useState } from 'react'
import { bookingActionsCopy, confirmationPageCopy as copy } from '#content/booking/copy.ts'
import type { BookingView } from '#contracts/bookings.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { type BookingChange, ChangeForm } from './change-form.tsx'

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4'

interface ChangeTimeProps {
  booking: BookingView
  isMovable: boolean
  hasTime: boolean
  changes: BookingChange
}

/** Moving and cancelling, for the account that has the booking and for guests who followed an emailed link. */
export function ChangeTime({ booking, isMovable, hasTime, changes }: ChangeTimeProps) {
  const { confirmationCode: code, status, isOwn, isSender, linkToken, undoUntil } = booking
  const isPending = status === 'pending'
  const query = linkToken ? `token=${linkToken}` : `code=${code}`
  const hasKey = isOwn || linkToken !== undefined
  return (
    <div className="print-hidden">
      {undoUntil ? (
        <UndoCancellation key={undoUntil} until={undoUntil}>
          <ChangeForm changes={changes} kind="undo" doneTitle={bookingActionsCopy.undone}>
            {bookingActionsCopy.undo}
          </ChangeForm>
        </UndoCancellation>
      ) : null}
      {hasKey && isMovable ? (
        <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-1">
          <SiteLink href={`/booking/appointment?${query}`} className={link}>
            <Icon name="calendar-clock" />
            {hasTime ? copy.move : copy.chooseTime}
          </SiteLink>
          {isPending && isOwn ? (
            <details className="group max-w-sm">
              <summary className={`${link} text-danger contrast:text-link`}>
                <Icon name="circle-x" />
                {bookingActionsCopy.cancel}
              </summary>
              <p className="mt-1 mb-2.5 text-fine text-ink-soft">{bookingActionsCopy.cancelNote}</p>
              <ChangeForm changes={changes} kind="cancel" doneTitle={bookingActionsCopy.cancelled}>
                {bookingActionsCopy.cancelConfirm}
              </ChangeForm>
            </details>
          ) : null}
          {linkToken ? (
            <SiteLink
              href={`/booking/appointment?${query}#cancel`}
              className={`${link} text-danger contrast:text-link`}
            >
              <Icon name="circle-x" />
              {bookingActionsCopy.cancel}
            </SiteLink>
          ) : null}
        </div>
      ) : null}
      {isSender && !hasKey && isMovable ? (
        <p className="mt-4 text-small text-ink-soft">{copy.byEmail}</p>
      ) : null}
    </div>
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
    <div className="mt-5 max-w-sm">
      <p className="mb-2.5 text-fine text-ink-soft">{bookingActionsCopy.undoNote}</p>
      {children}
    </div>
  )
}
