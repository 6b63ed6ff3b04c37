import { bookingFormCopy, slotPickerCopy } from '#content/booking/copy.ts'
import { askedFieldList } from '#contracts/booking-fields.ts'
import { Honeypot } from '#ui/honeypot.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { BookingControl } from './booking-control.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { useBookingForm } from './use-booking-form.ts'

interface BookingFormProps {
  serviceId: number
  takesAppointments: boolean
}

export function BookingForm({ serviceId, takesAppointments }: BookingFormProps) {
  const { form, errors, failure, isSending, answers, attempt, keepDraft, send } = useBookingForm()
  const isMarked = Object.keys(errors).length > 0
  return (
    <form
      ref={form}
      method="post"
      action="/api/bookings"
      onSubmit={(event) => void send(event)}
      onInput={keepDraft}
      aria-busy={isSending}
      data-live="signed-in draft:booking"
      className="mt-6"
    >
      <input type="hidden" name="serviceId" value={serviceId} />
      <Honeypot />
      <div className="grid gap-x-5 gap-y-4.5 sm:grid-cols-2">
        {askedFieldList.map((field) => (
          <BookingControl
            key={field.name}
            field={field}
            chars={answers[field.name]?.length ?? 0}
            error={errors[field.name]}
          />
        ))}
      </div>
      {takesAppointments ? <SlotPicker serviceId={serviceId} attempt={attempt} /> : null}
      <p role="alert" className={failure ? 'mt-5 font-semibold text-small text-danger' : undefined}>
        {failure && isMarked ? bookingFormCopy.marked : failure}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" look="cta" size="large" className="max-sm:w-full" aria-busy={isSending}>
          {isSending ? bookingFormCopy.sending : bookingFormCopy.send}
          <Icon name="arrow-right" />
        </Button>
        {takesAppointments ? (
          // After the other, which is the one that the Enter key presses.
          <div className="hidden noscript:block">
            <Button type="submit" look="outline" size="large" name="pick" value="yes" formNoValidate>
              {slotPickerCopy.seeTimes}
            </Button>
          </div>
        ) : null}
        <p className="max-w-[24rem] flex-1 basis-60 text-tiny text-ink-soft">
          {bookingFormCopy.use}{' '}
          <SiteLink href="/privacy-policy" className="text-link underline underline-offset-4">
            {bookingFormCopy.privacy}
          </SiteLink>
        </p>
      </div>
    </form>
  )
}
