import { bookingFormCopy, selectFieldCopy } from '#content/booking/copy.ts'
import { askedFieldList, formLabel, type NamedBookingField } from '#contracts/booking-fields.ts'
import {
  answerCharsMax,
  numberRange,
  questionField,
  questionLabel,
  questionsOf,
  type ServiceQuestion,
} from '#contracts/service-questions.ts'
import type { FormField, FormPage } from '#server/http/form-page.ts'

export const bookingForm = ({ serviceId }: Record<string, string>): FormPage => ({
  heading: bookingFormCopy.heading,
  action: '/api/bookings',
  submitLabel: bookingFormCopy.send,
  fields: [
    { name: 'serviceId', type: 'hidden', label: '' },
    ...askedFieldList.map(toFormField),
    ...questionsOf(Number(serviceId)).map(toQuestionField),
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
