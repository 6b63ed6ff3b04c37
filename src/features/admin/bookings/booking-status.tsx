import { bookingStatusNames } from '#content/interface/statuses.ts'
import { wordFor } from '#shared/words.ts'
import { useState } from 'react'
import {
  bookingStatusTexts as texts,
  cancelQuestionTexts,
  reopenTexts,
} from '#content/interface/admin/booking.ts'
import { bookingTexts, transitionVerbs } from '#content/interface/admin/bookings.ts'
import { labelTexts } from '#content/interface/common.ts'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import { transitionsFrom } from '#contracts/booking-transitions.ts'
import type { BookingStatus } from '#contracts/bookings.ts'
import { holdState } from '#shared/hold-state.ts'
import { fromLocalMinute, toLocalMinute } from '#shared/local-minute.ts'
import { ownTimeZone } from '#shared/time-zones.ts'
import { zoneInWords } from '#shared/time-in-words.ts'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Form, SubmitButton } from '#ui/form/form.tsx'
import { useAction } from '#ui/form/use-action.ts'
import { localMinuteError } from '#ui/local-minute-error.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { cancelQuestion, hasAppointment } from './cancel-question.ts'
import { Clashes } from './clashes.tsx'
import { DayOffNotice } from './day-off-notice.tsx'
import { FreeTimes } from './free-times.tsx'
import { formatTime, formatTimeInZone } from './time.ts'
import { type BookingChange, useBookingChange } from './use-booking-change.ts'
import { canHaveDate } from './use-free-times.ts'

export function BookingStatusControl({ booking }: { booking: AdminBookingDetail }) {
  const { status, confirmedFor, pickedTime } = booking
  const { isPending: isChanging, mutateAsync } = useBookingChange(booking)
  const { run } = useAction()
  const change = (to: BookingChange) => run(() => mutateAsync(to))
  const ask = useAsk()
  const isCancelled = status === 'cancelled'
  const transitions = isCancelled && !booking.clientEmail ? [] : transitionsFrom(status)
  async function changeTo(to: BookingStatus) {
    if (to !== 'cancelled' || (await ask(cancelQuestion(booking)))) await change({ status: to })
  }
  return (
    <SectionCard title={labelTexts.status}>
      <p className="text-small">
        {texts.beforeStatus} <strong>{wordFor(bookingStatusNames, status)}</strong>
        {texts.afterStatus(
          confirmedFor ? formatTimeInZone(confirmedFor) : null,
          status,
          transitions.length === 0,
        )}
      </p>
      {pickedTime ? (
        <p className="mt-1.5 text-small">
          {texts.picked(formatTimeInZone(pickedTime.startsAt))}{' '}
          {texts.hold[holdState(pickedTime, new Date())](formatTime(pickedTime.heldUntil))}
        </p>
      ) : null}
      <Clashes booking={booking} />
      <DayOffNotice booking={booking} />
      {canHaveDate(booking) ? (
        <Appointment
          key={confirmedFor ?? pickedTime?.startsAt ?? ''}
          booking={booking}
          change={change}
          isChanging={isChanging}
        />
      ) : null}
      {transitions.length > 0 ? (
        <div className="print-hidden mt-3 flex flex-wrap gap-2.5">
          {transitions
            .filter((to) => !(status === 'pending' && to === 'confirmed'))
            .map((to) => (
              <Button
                key={to}
                look={to === 'cancelled' ? 'danger' : 'primary'}
                aria-busy={isChanging}
                onClick={() => void changeTo(to)}
              >
                {to === 'cancelled'
                  ? cancelQuestionTexts.openButton(hasAppointment(booking))
                  : to === 'pending'
                    ? reopenTexts.button
                    : transitionVerbs[to]}
              </Button>
            ))}
        </div>
      ) : null}
      {transitions.length > 0 ? (
        <p className="print-hidden mt-3 text-tiny text-ink-soft">
          {isCancelled ? reopenNote(confirmedFor) : bookingTexts.notifiedNote}
        </p>
      ) : null}
    </SectionCard>
  )
}

function reopenNote(confirmedFor: string | undefined): string {
  if (!confirmedFor) return reopenTexts.note(null)
  const time = formatTime(confirmedFor)
  return new Date(confirmedFor) > new Date() ? reopenTexts.note(time) : reopenTexts.noteWithoutTime(time)
}

interface AppointmentProps {
  booking: AdminBookingDetail
  change: (change: BookingChange) => Promise<boolean>
  isChanging: boolean
}

function Appointment({ booking, change, isChanging }: AppointmentProps) {
  const { status, pickedTime } = booking
  const isStillToCome = pickedTime !== undefined && new Date(pickedTime.startsAt) > new Date()
  const confirmedFor = isStillToCome ? pickedTime.startsAt : booking.confirmedFor
  const [value, setValue] = useState(confirmedFor ? toLocalMinute(new Date(confirmedFor)) : '')
  const [suggestion, setSuggestion] = useState<string>()
  const error = value ? localMinuteError(value) : undefined
  const nextConfirmedFor =
    value && !error ? fromLocalMinute(value, suggestion, confirmedFor).toISOString() : undefined
  const zone = zoneInWords(ownTimeZone(), nextConfirmedFor ? new Date(nextConfirmedFor) : new Date())
  const isPending = status === 'pending'
  const isSame = nextConfirmedFor === confirmedFor

  async function save() {
    if (error) return
    const time = nextConfirmedFor ? { confirmedFor: nextConfirmedFor } : {}
    if (isPending) await change({ status: 'confirmed', ...time })
    else if (nextConfirmedFor) await change(time)
  }

  return (
    <Form className="print-hidden mt-3" send={save}>
      <Field
        label={texts.appointmentLabel(isPending, zone)}
        name="confirmedFor"
        type="datetime-local"
        value={value}
        min={toLocalMinute(new Date())}
        max="9999-12-31T23:59"
        error={error}
        onChange={({ target }) => setValue(target.value)}
      />
      <FreeTimes
        booking={booking}
        onPick={(startsAt) => {
          setSuggestion(startsAt)
          setValue(toLocalMinute(new Date(startsAt)))
        }}
      />
      <div className="mt-3 flex flex-wrap gap-2.5">
        {isPending ? (
          <SubmitButton>{value ? texts.confirmForDateButton : texts.confirmButton}</SubmitButton>
        ) : (
          <SubmitButton look="outline" disabled={!value || isSame}>
            {confirmedFor ? texts.moveButton : texts.setButton}
          </SubmitButton>
        )}
        {confirmedFor && !isPending ? (
          <Button look="outline" aria-busy={isChanging} onClick={() => void change({ confirmedFor: null })}>
            {texts.removeDateButton}
          </Button>
        ) : null}
      </div>
    </Form>
  )
}
