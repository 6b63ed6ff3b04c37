import { askedFieldList, questionsOf } from '#content/booking/booking-fields.ts'
import { bookingFormCopy, selectFieldCopy, slotPickerCopy } from '#content/booking/copy.ts'
import { formLabel, type NamedBookingField } from '#contracts/booking-fields.ts'
import type { Slot } from '#contracts/schedules.ts'
import {
  answerCharsMax,
  numberRange,
  questionField,
  questionLabel,
  type ServiceQuestion,
} from '#contracts/service-questions.ts'
import { findFreeSlots } from '#domains/schedules/find-free-slots.ts'
import { type FormField, type FormPage, formPage } from '#platform/http/form-page.ts'
import { ipLimits } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { addDays, agencyDay } from '#shared/agency-day.ts'
import { siteTimeZone } from '#shared/formats.ts'
import { zoneOfTimes } from '#shared/zone-in-words.ts'
import { hasConfirmedEmail } from './booking-row.ts'

const daysShown = 40

/** A refused request that asks for free times too often gets its form back without them. */
export async function bookingForm(
  context: ServiceContext,
  values: Record<string, string>,
): Promise<FormPage> {
  const page = await formWithTimes(context, values).catch(() => null)
  return page?.ok ? page.form : plainForm(Number(values.serviceId))
}

export async function pickForm(context: ServiceContext, values: Record<string, string>) {
  const page = await formWithTimes(context, values)
  if (!page.ok) return page
  const { form, hasTimes } = page
  const message = hasTimes ? slotPickerCopy.pickBelow : slotPickerCopy.none
  return { ok: true as const, page: formPage(form, { message, values, isRefusal: false }) }
}

async function formWithTimes(context: ServiceContext, { serviceId }: Record<string, string>) {
  const tokens = await takeTokens(context, ipLimits('slots', context.ip))
  if (!tokens.ok) return tokens
  const form = plainForm(Number(serviceId))
  const isProved = await hasConfirmedEmail(context)
  const to = addDays(agencyDay(context.now), daysShown - 1)
  const { slots } = await findFreeSlots(context, { to, timeZone: siteTimeZone, isProved })
  const hasTimes = slots.length > 0
  return {
    ok: true as const,
    form: hasTimes ? { ...form, fields: [...form.fields, slotField(slots)] } : form,
    hasTimes,
  }
}

const slotField = (slots: readonly Slot[]): FormField => ({
  name: 'slot',
  type: 'times',
  label: slotPickerCopy.heading,
  hint: slotPickerCopy.zone(
    zoneOfTimes(
      siteTimeZone,
      slots.map(({ startsAt }) => new Date(startsAt)),
    ),
  ),
  isOptional: true,
  options: [{ value: '', label: slotPickerCopy.anyTime }],
  times: { slots, timeZone: siteTimeZone },
})

const plainForm = (serviceId: number): FormPage => ({
  heading: bookingFormCopy.heading,
  action: '/api/bookings',
  submitLabel: bookingFormCopy.send,
  fields: [
    { name: 'serviceId', type: 'hidden', label: '' },
    ...askedFieldList.map(toFormField),
    ...questionsOf(serviceId).map(toQuestionField),
  ],
})

function toFormField(field: NamedBookingField): FormField {
  const { name, isOptional } = field
  const common = { name, label: formLabel(field), isOptional }
  if ('options' in field) return { ...common, type: 'select', options: asOptions(field.options) }
  if (field.control === 'textarea') return { ...common, type: 'textarea', maxLength: field.charsMax }
  return { ...common, type: field.control, autocomplete: field.autocomplete, maxLength: field.charsMax }
}

function toQuestionField(question: ServiceQuestion): FormField {
  const { help: hint, isOptional } = question
  const common = { name: questionField(question), label: questionLabel(question), isOptional, hint }
  switch (question.kind) {
    case 'choice':
      return { ...common, type: 'select', options: asOptions(question.options) }
    case 'number':
      return { ...common, type: 'number', ...numberRange(question) }
    case 'date':
      return { ...common, type: 'date', min: question.min, max: question.max }
    default:
      return {
        ...common,
        type: question.kind === 'text' ? 'text' : 'textarea',
        maxLength: answerCharsMax(question),
      }
  }
}

function asOptions(values: readonly string[]) {
  return [{ value: '', label: selectFieldCopy.choose }, ...values.map((value) => ({ value, label: value }))]
}
