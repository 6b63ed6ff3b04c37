import { bookingQuestions } from '#content/booking/questions.ts'
import { serviceQuestions } from '#content/booking/service-questions.ts'
import { bookingSchemas } from '#contracts/booking-input.ts'
import { bookingFieldList, questionsOf } from '#content/booking/booking-fields.ts'
import * as z from 'zod/mini'
import { type BookingFieldName, type NamedBookingField, perField } from '#contracts/booking-fields.ts'
import { numberRange, questionField, type ServiceQuestion } from '#contracts/service-questions.ts'

function sampleAnswer(field: NamedBookingField): string {
  if ('options' in field) return field.options[0] ?? ''
  if (field.control === 'email') return `${field.name.toLowerCase()}@sample.example`
  if (field.control === 'tel') return '+1 555 010 0100'
  return `${field.shortLabel} of a sample`
}

export const sampleAnswers = Object.fromEntries(
  bookingFieldList.map((field) => [field.name, sampleAnswer(field)]),
) as Record<BookingFieldName, string>

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
  z.parse(bookingSchemas(bookingQuestions, serviceQuestions).bookingInputSchema, {
    serviceId,
    ...sampleQuestionFields(serviceId),
    ...perField(
      (name) => sampleAnswers[name],
      () => undefined,
    ),
  })

export const sampleBooking = sampleBookingOf(1)
