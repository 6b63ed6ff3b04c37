import { useState } from 'react'
import { outcomeTexts as texts } from '#content/interface/admin/booking.ts'
import { outcomeNames } from '#content/interface/statuses.ts'
import { type AdminBookingDetail, outcomeNoteCharsMax } from '#contracts/admin-bookings.ts'
import { type AppointmentOutcome, appointmentOutcomes } from '#contracts/bookings.ts'
import { Button } from '#ui/button.tsx'
import { Form, SubmitButton } from '#ui/form/form.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { LabelledArea } from './labelled-controls.tsx'
import { isOutcomeMissing } from './time.ts'
import { useBookingChange } from './use-booking-change.ts'

export function BookingOutcome({ booking }: { booking: AdminBookingDetail }) {
  const { outcome, outcomeNote, status, events, confirmedFor } = booking
  if (!confirmedFor || status === 'pending') return null
  const canNote =
    status === 'cancelled'
      ? events.some((event) => event.status === 'confirmed')
      : Date.parse(confirmedFor) <= Date.now()
  if (!canNote) return null
  return (
    <SectionCard title={isOutcomeMissing(booking, Date.now()) ? texts.question : texts.title}>
      <OutcomeForm key={`${outcome}${outcomeNote}`} booking={booking} />
    </SectionCard>
  )
}

function OutcomeForm({ booking }: { booking: AdminBookingDetail }) {
  const { outcome, outcomeNote } = booking
  const change = useBookingChange(booking)
  const [chosenOutcome, setChosenOutcome] = useState<AppointmentOutcome | null>(outcome)
  const [note, setNote] = useState(outcomeNote ?? '')
  const isSame = chosenOutcome === outcome && note.trim() === (outcomeNote ?? '')

  async function save() {
    if (chosenOutcome && !isSame) await change.mutateAsync({ outcome: chosenOutcome, outcomeNote: note })
  }

  return (
    <Form send={save} className="flex flex-col gap-3">
      <fieldset>
        <legend className="sr-only">{texts.title}</legend>
        {appointmentOutcomes.map((value) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
            <input
              type="radio"
              name="outcome"
              value={value}
              checked={chosenOutcome === value}
              onChange={() => setChosenOutcome(value)}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="first-letter:uppercase">{outcomeNames[value]}</span>
          </label>
        ))}
      </fieldset>
      {chosenOutcome ? (
        <LabelledArea label={texts.noteLabel} charsMax={outcomeNoteCharsMax} value={note} onWrite={setNote} />
      ) : null}
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton look="outline" disabled={!chosenOutcome || isSame}>
          {texts.saveButton}
        </SubmitButton>
        {outcome ? (
          <Button
            look="quiet"
            aria-busy={change.isPending}
            onClick={() => {
              if (!change.isPending) change.mutate({ outcome: null })
            }}
          >
            {texts.removeButton}
          </Button>
        ) : null}
      </div>
      <p className="text-tiny text-ink-soft">{texts.hiddenNote}</p>
    </Form>
  )
}
