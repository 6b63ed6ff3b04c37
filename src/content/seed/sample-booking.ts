import * as z from 'zod/mini'
import { type BookingField, type BookingFieldName, perField } from '#contracts/booking-fields.ts'
import { bookingInputSchema } from '#contracts/booking-input.ts'

export function sampleAnswer(name: BookingFieldName, field: BookingField): string {
  if ('options' in field) return field.options[0] ?? ''
  if (field.control === 'email') return `${name.toLowerCase()}@sample.example`
  if (field.control === 'tel') return '+1 555 010 0100'
  return `${field.shortLabel} of a sample`
}

export const sampleBooking = z.parse(bookingInputSchema, {
  serviceId: 1,
  ...perField(sampleAnswer, () => undefined),
})
