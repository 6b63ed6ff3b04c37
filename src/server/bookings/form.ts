import { bookingFormCopy, selectFieldCopy } from '#content/booking/copy.ts'
import { askedFieldList, formLabel, type NamedBookingField } from '#contracts/booking-fields.ts'
import type { FormField, FormPage } from '#server/http/form-page.ts'

export const bookingForm: FormPage = {
  heading: bookingFormCopy.heading,
  action: '/api/bookings',
  submitLabel: bookingFormCopy.send,
  fields: [{ name: 'serviceId', type: 'hidden', label: '' }, ...askedFieldList.map(toFormField)],
}

function toFormField(field: NamedBookingField): FormField {
  const { name, isOptional } = field
  const common = { name, label: formLabel(field), isOptional }
  if ('options' in field) return { ...common, type: 'select', options: asOptions(field.options) }
  if (field.control === 'textarea') return { ...common, type: 'textarea', maxLength: field.charsMax }
  return { ...common, type: field.control, autocomplete: field.autocomplete, maxLength: field.charsMax }
}

function asOptions(values: readonly string[]) {
  return [{ value: '', label: selectFieldCopy.choose }, ...values.map((value) => ({ value, label: value }))]
}
