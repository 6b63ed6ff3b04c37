import type { BookingAnswers } from '#contracts/booking-answers.ts'
import { type BookingField, type BookingFieldName, perField } from '#contracts/booking-fields.ts'
import type { BookingInput } from '#contracts/booking-input.ts'
import type { ShownAnswer } from '#contracts/service-answers.ts'
import type { bookings } from '#platform/db/schema/bookings.ts'
import { maskEmail, maskName } from '#platform/email/mask-email.ts'

type AnswerColumns = Pick<typeof bookings.$inferSelect, BookingFieldName>

export const toAnswerColumns = (answers: Pick<BookingInput, BookingFieldName>) =>
  perField(
    (name) => answers[name],
    (name) => answers[name] || null,
  )

export const answerColumns = (row: AnswerColumns) =>
  perField(
    (name) => row[name],
    (name) => row[name],
  )

export const readAnswers = (row: AnswerColumns): BookingAnswers =>
  perField(
    (name) => row[name],
    (name) => row[name] || undefined,
  )

const masks: Record<BookingField['strangersSee'], (answer: string) => string> = {
  everything: (answer) => answer,
  initials: maskName,
  domain: maskEmail,
  nothing: () => '',
}

export const readMaskedAnswers = (row: AnswerColumns): BookingAnswers =>
  perField(
    (name, { strangersSee }) => masks[strangersSee](row[name]),
    (name, { strangersSee }) => masks[strangersSee](row[name] ?? '') || undefined,
  )

export const erasedAnswers = {
  ...perField(
    (_, { onAccountDeletion }) => (onAccountDeletion === 'erase' ? '' : undefined),
    (_, { onAccountDeletion }) => (onAccountDeletion === 'erase' ? null : undefined),
  ),
  serviceAnswers: null,
}

type AnsweredRow = Pick<typeof bookings.$inferSelect, 'serviceAnswers'>

export const readServiceAnswers = ({ serviceAnswers }: AnsweredRow): ShownAnswer[] | undefined =>
  serviceAnswers?.map(({ question, kind, answer }) => ({ question, kind, answer }))

export const readMaskedServiceAnswers = ({ serviceAnswers }: AnsweredRow): ShownAnswer[] | undefined =>
  serviceAnswers?.map(({ question, kind, answer, strangersSee }) => ({
    question,
    kind,
    answer: strangersSee === 'everything' ? answer : null,
  }))
