import * as z from 'zod/mini'
import { type BookingField, type BookingFieldName, perField } from '#contracts/booking-fields.ts'
import { bookingInputSchema } from '#contracts/booking-input.ts'
import {
  numberRange,
  questionField,
  questionsOf,
  type ServiceQuestion,
} from '#contracts/service-questions.ts'

export function sampleAnswer(name: BookingFieldName, field: BookingField): string {
  if ('options' in field) return field.options[0] ?? ''
  if (field.control === 'email') return `${name.toLowerCase()}@sample.example`
  if (field.control === 'tel') return '+1 555 010 0100'
  return `${field.shortLabel} of a sample`
}

export const sampleQuestionFields = (serviceId: number): Record<string, string> =>
  Object.fromEntries(
    questionsOf(serviceId).map((question) => [questionField(question), sampleReply(question)]),
  )

function sampleReply(question: ServiceQuestion): string {
  if (question.kind === 'choice') return question.options[0] ?? ''
  if (question.kind === 'number') return String(numberRange(question).min)
  return question.kind === 'date' ? (question.min ?? question.max ?? '2030-06-30') : 'yes'
}

export const sampleBookingOf = (serviceId: number) =>
  z.parse(bookingInputSchema, {
    serviceId,
    ...sampleQuestionFields(serviceId),
    ...perField(sampleAnswer, () => undefined),
  })

export const sampleBooking = sampleBookingOf(1)
