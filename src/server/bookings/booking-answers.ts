import type { BookingAnswers } from '#contracts/booking-answers.ts'
import { type BookingField, type BookingFieldName, perField } from '#contracts/booking-fields.ts'
import type { BookingRequest } from '#contracts/booking-request.ts'
import type { bookings } from '#server/db/schema/bookings.ts'
import { maskEmail, maskName } from './mask.ts'

/** The columns that hold the answers. They are named like the fields: a field without a column does not compile. */
type AnswerColumns = Pick<typeof bookings.$inferSelect, BookingFieldName>

/** The answers of a request as they are stored; an optional one that was left empty is null. */
export const toAnswerColumns = (request: Pick<BookingRequest, BookingFieldName>) =>
  perField(
    (name) => request[name],
    (name) => request[name] || null,
  )

/** The columns of a row that hold its answers, and nothing else of it. */
export const answerColumns = (row: AnswerColumns) =>
  perField(
    (name) => row[name],
    (name) => row[name],
  )

/** The answers of a row as its owner and the agency see them. */
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

/** The answers of a row as anybody else who holds its code sees them. */
export const readMaskedAnswers = (row: AnswerColumns): BookingAnswers =>
  perField(
    (name, { strangersSee }) => masks[strangersSee](row[name]),
    (name, { strangersSee }) => masks[strangersSee](row[name] ?? '') || undefined,
  )

/** What an update sets to take the person out of a booking. It leaves the columns alone that are undefined here. */
export const erasedAnswers = perField(
  (_, { onAccountDeletion }) => (onAccountDeletion === 'erase' ? '' : undefined),
  (_, { onAccountDeletion }) => (onAccountDeletion === 'erase' ? null : undefined),
)
