import { useId, useState } from 'react'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import { Button } from '#ui/button.tsx'
import { inputLook } from '#ui/field.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { transitionsFrom, transitionVerbs } from './transitions.ts'
import { formatTime } from './time.ts'
import { useBookingChange } from './use-booking-change.ts'

/** The moves that the status allows, and the date of the appointment where there may be one. */
export function BookingStatusControl({ request }: { request: AdminBookingDetail }) {
  const { status, confirmedFor } = request
  const change = useBookingChange(request)
  const moves = transitionsFrom(status)
  const mayHaveDate = status === 'pending' || status === 'confirmed'
  return (
    <SectionCard title="Status">
      <p className="text-small">
        It is <strong>{status}</strong>
        {confirmedFor ? ` for ${formatTime(confirmedFor)}, your time.` : '.'}
        {moves.length === 0 ? ' This status is final.' : ''}
      </p>
      {mayHaveDate ? <Appointment key={confirmedFor ?? ''} request={request} change={change} /> : null}
      {moves.length > 0 ? (
        <div className="mt-3 flex flex-wrap gap-2.5">
          {moves
            .filter((to) => !(status === 'pending' && to === 'confirmed'))
            .map((to) => (
              <Button
                key={to}
                look={to === 'cancelled' ? 'danger' : 'primary'}
                aria-busy={change.isPending}
                onClick={() => change.mutate({ status: to })}
              >
                {transitionVerbs[to]}
              </Button>
            ))}
        </div>
      ) : null}
      {moves.length > 0 ? (
        <p className="mt-3 text-tiny text-ink-soft">
          The client is notified by email and sees the change right away.
        </p>
      ) : null}
    </SectionCard>
  )
}

interface AppointmentProps {
  request: AdminBookingDetail
  change: ReturnType<typeof useBookingChange>
}

/** A pending request is confirmed with a date or without; a confirmed one gets a date, another one, or none. */
function Appointment({ request: { status, confirmedFor }, change }: AppointmentProps) {
  const id = useId()
  const [typed, setTyped] = useState(confirmedFor ? localValue(confirmedFor) : '')
  const at = new Date(typed)
  // The browser's field lets a year have five digits, which is no date.
  const isDate = !Number.isNaN(at.getTime())
  const confirmedForTyped = isDate ? at.toISOString() : undefined
  const isPending = status === 'pending'
  const isSame = confirmedForTyped === confirmedFor
  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed && !isDate) return
        if (isPending) {
          change.mutate({
            status: 'confirmed',
            ...(confirmedForTyped ? { confirmedFor: confirmedForTyped } : {}),
          })
        } else if (confirmedForTyped) change.mutate({ confirmedFor: confirmedForTyped })
      }}
    >
      <label htmlFor={id} className="mb-1.5 block text-fine font-semibold">
        Appointment, in your time{isPending ? ' (optional)' : ''}
      </label>
      <input
        id={id}
        type="datetime-local"
        value={typed}
        min={localValue(new Date().toISOString())}
        max="9999-12-31T23:59"
        aria-invalid={typed && !isDate ? true : undefined}
        aria-describedby={typed && !isDate ? `${id}-problem` : undefined}
        onChange={({ target }) => setTyped(target.value)}
        className={inputLook}
      />
      {typed && !isDate ? (
        <p id={`${id}-problem`} role="alert" className="mt-1.5 text-fine font-semibold text-danger">
          Enter a date whose year has four digits.
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2.5">
        {isPending ? (
          <Button type="submit" aria-busy={change.isPending}>
            {typed ? 'Confirm for this date' : 'Confirm'}
          </Button>
        ) : (
          <Button type="submit" look="outline" disabled={!typed || isSame} aria-busy={change.isPending}>
            {confirmedFor ? 'Move the appointment' : 'Set the appointment'}
          </Button>
        )}
        {confirmedFor && !isPending ? (
          <Button
            look="quiet"
            aria-busy={change.isPending}
            onClick={() => change.mutate({ confirmedFor: null })}
          >
            Remove the date
          </Button>
        ) : null}
      </div>
    </form>
  )
}

/** What a field for date and time holds: the reader's own time without its zone, to the minute. */
function localValue(iso: string): string {
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
