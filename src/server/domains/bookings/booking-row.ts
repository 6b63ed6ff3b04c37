import type { BookingAnswers } from '#contracts/bookings.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type BookingField, type BookingFieldName, perField } from '#contracts/booking-fields.ts'
import type { BookingInput } from '#contracts/booking-input.ts'
import type { Booking } from '#contracts/bookings.ts'
import type { ShownAnswer } from '#contracts/service-answers.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { maskEmail, maskName } from '#platform/email/mask-email.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { appointmentFields } from './appointments.ts'
import { sourceColumns } from './booking-sources.ts'

export type BookingRow = typeof bookings.$inferSelect

export function toBooking(row: BookingRow): Booking {
  const { contactName: _, ...answers } = readAnswers(row)
  return {
    id: row.id,
    confirmationCode: formatCode(row.code),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    ...answers,
    ...appointmentFields(row),
  }
}

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
  ...sourceColumns(undefined),
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

export interface BookingContact {
  email: string
  name: string | null
  userId: number | null
}

export const contactAccount = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailConfirmedAt: users.emailConfirmedAt,
}

interface ContactAccount {
  id: number
  name: string
  email: string
  emailConfirmedAt: Date | null
}

export function bookingContact(bookingEmail: string, account: ContactAccount | null): BookingContact {
  if (!account) return { email: bookingEmail, name: null, userId: null }
  return { email: account.email, name: account.emailConfirmedAt ? account.name : null, userId: account.id }
}

/** Returns whether the reader has the mailbox. An emailed link proves it; an account may have typed any address. */
export const hasMailbox = ({ user }: ServiceContext, { name }: BookingContact): boolean =>
  !user || name !== null

export const hasConfirmedEmail = async ({ db, user }: ServiceContext): Promise<boolean> =>
  user !== null && (await db.$count(users, and(eq(users.id, user.id), isNotNull(users.emailConfirmedAt)))) > 0

/**
 * Increases even within one millisecond, because `updatedAt` is also the revision that a change is checked against.
 */
export const nextUpdatedAt = (now: Date) => sql`max(${now.getTime()}, ${bookings.updatedAt} + 1)`
