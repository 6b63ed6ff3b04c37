import { bookingFormCopy, earlierRequestCopy, slotPickerCopy } from '#content/booking/copy.ts'
import { serviceQuestionTexts } from '#content/interface/service-questions.ts'
import { askedFieldList } from '#contracts/booking-fields.ts'
import type { Service } from '#contracts/content.ts'
import { questionField, questionsOf } from '#contracts/service-questions.ts'
import { Honeypot } from '#ui/honeypot.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { BookingControl } from './booking-control.tsx'
import { QuestionControl } from './question-control.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { useBookingForm } from './use-booking-form.ts'

interface BookingFormProps {
  service: Service
  takesAppointments: boolean
}

export function BookingForm({ service, takesAppointments }: BookingFormProps) {
  const { form, errors, failure, earlierCode, isSending, answers, firstSlot, lostSlots, keepDraft, send } =
    useBookingForm()
  const isMarked = Object.keys(errors).length > 0
  const questions = questionsOf(service.id)
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
      <input type="hidden" name="serviceId" value={service.id} />
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
      {questions.length > 0 ? (
        <fieldset className="mt-8 min-w-0">
          <legend>
            <h2 className="text-h4">{serviceQuestionTexts.legend(service.bookingTitle)}</h2>
          </legend>
          <div className="mt-4 grid gap-4.5">
            {questions.map((question) => {
              const name = questionField(question)
              return (
                <QuestionControl
                  key={name}
                  question={question}
                  chars={answers[name]?.length ?? 0}
                  error={errors[name]}
                />
              )
            })}
          </div>
        </fieldset>
      ) : null}
      {takesAppointments ? (
        <SlotPicker serviceId={service.id} firstSlot={firstSlot} lostSlots={lostSlots} />
      ) : null}
      <p role="alert" className={failure ? 'mt-5 font-semibold text-small text-danger' : undefined}>
        {failure && isMarked ? bookingFormCopy.marked : failure}
        {earlierCode ? (
          <>
            {' '}
            <SiteLink
              href={`/booking/confirmation/${earlierCode}`}
              className="text-link underline underline-offset-4"
            >
              {earlierRequestCopy.see}
            </SiteLink>
          </>
        ) : null}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" look="cta" size="large" className="max-sm:w-full" aria-busy={isSending}>
          {isSending ? bookingFormCopy.sending : bookingFormCopy.send}
          <Icon name="arrow-right" />
        </Button>
        {takesAppointments ? (
          // Placed after the other button, because the Enter key presses the first one.
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
