import { askedFieldList, questionsOf } from '#content/booking/booking-fields.ts'
import { useState } from 'react'
import {
  bookingFormCopy,
  bookingPageCopy,
  detailsCopy,
  earlierRequestCopy,
  slotPickerCopy,
} from '#content/booking/copy.ts'
import { serviceQuestionTexts } from '#content/interface/service-questions.ts'
import type { Service } from '#contracts/content.ts'
import { pathOf } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/endpoints.ts'
import type { Slot } from '#contracts/schedules.ts'
import { questionField } from '#contracts/service-questions.ts'
import { ownTimeZone } from '#shared/time-zones.ts'
import { cn } from '#ui/cn.ts'
import { Honeypot } from '#ui/honeypot.tsx'
import { Button } from '#ui/button.tsx'
import { Form, SubmitButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/form-state.ts'
import { useRefusedForm } from '#ui/form/refused-form.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { BookingControl, QuestionControl } from './booking-control.tsx'
import { HostPanel } from './host-panel.tsx'
import { RequestSummary } from './request-summary.tsx'
import { TimePicker } from './time-picker.tsx'
import { useBookingForm } from './use-booking-form.ts'
import { usePickedTime } from './use-picked-time.ts'

const action = pathOf(endpoints.createBooking)

function moreEffort(serviceId: number): string | null {
  const questions = questionsOf(serviceId)
  if (questions.length === 0) return null
  return serviceQuestionTexts.more(
    questions.length,
    questions.every(({ isOptional }) => isOptional),
  )
}

interface BookingFormProps {
  service: Service
  others: readonly Service[]
  takesAppointments: boolean
  times?: readonly Slot[] | undefined
}

export function BookingForm({ service, others, takesAppointments, times }: BookingFormProps) {
  const [timeZone, setTimeZone] = useState(ownTimeZone)
  const booking = useBookingForm(timeZone)
  const { form, firstSlot, lostSlots, keepDraft, send } = booking
  const picked = usePickedTime({
    serviceId: takesAppointments ? service.id : undefined,
    firstSlot,
    lostSlots,
    timeZone,
    setTimeZone,
  })
  return (
    <Form
      ref={form}
      action={action}
      send={send}
      onInput={keepDraft}
      data-live={takesAppointments ? '' : 'signed-in draft:booking'}
      className="mt-4"
    >
      <div
        data-card=""
        className={cn(
          'grid rounded-card border border-line bg-card',
          takesAppointments
            ? 'md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[17rem_minmax(0,1fr)_16rem] xl:grid-cols-[21rem_minmax(0,1fr)_17.5rem]'
            : 'lg:grid-cols-[21rem_minmax(0,1fr)]',
        )}
      >
        <HostPanel
          service={service}
          others={others}
          takesAppointments={takesAppointments}
          minutes={picked.minutes}
        />
        {takesAppointments ? (
          <TimePicker picked={picked} times={times} />
        ) : (
          <div className="p-5 sm:p-8">
            <Details service={service} booking={booking} takesAppointments={takesAppointments} />
          </div>
        )}
      </div>
      <div
        className={cn(
          'mt-10 grid gap-10 lg:mt-13 lg:gap-12',
          takesAppointments && 'lg:grid-cols-[minmax(0,1fr)_21.5rem]',
        )}
      >
        {takesAppointments ? (
          <Details service={service} booking={booking} takesAppointments={takesAppointments} />
        ) : null}
        <RequestSummary serviceId={service.id} takesAppointments={takesAppointments} picked={picked} />
      </div>
    </Form>
  )
}

interface DetailsProps {
  service: Service
  booking: ReturnType<typeof useBookingForm>
  takesAppointments: boolean
}

function Details({ service, booking, takesAppointments }: DetailsProps) {
  const { earlierCode, answers } = booking
  const { errors, message } = useForm()
  const isMarked = Object.keys(errors).length > 0
  const isRefusedWithoutScript = useRefusedForm(action) !== null
  const questions = questionsOf(service.id)
  return (
    <div className="min-w-0">
      <h2 className="text-h2 md:text-[1.75rem]">{detailsCopy.heading}</h2>
      <p className="mt-1 text-ink-soft">
        {bookingPageCopy.effort} {moreEffort(service.id)}
      </p>
      <input type="hidden" name="serviceId" value={service.id} />
      <Honeypot />
      <div className="mt-5 grid gap-x-5 gap-y-4.5 sm:grid-cols-2">
        {askedFieldList.map((field) => (
          <BookingControl key={field.name} field={field} chars={answers[field.name]?.length ?? 0} />
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
              return <QuestionControl key={name} question={question} chars={answers[name]?.length ?? 0} />
            })}
          </div>
        </fieldset>
      ) : null}
      <p role="alert" className={message ? 'mt-5 font-semibold text-small text-danger' : undefined}>
        {message && isMarked && !isRefusedWithoutScript ? bookingFormCopy.marked : message}
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
        <SubmitButton
          look="cta"
          size="large"
          className="max-sm:w-full"
          busy={
            <>
              {bookingFormCopy.sending}
              <Icon name="arrow-right" />
            </>
          }
        >
          {bookingFormCopy.send}
          <Icon name="arrow-right" />
        </SubmitButton>
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
    </div>
  )
}
