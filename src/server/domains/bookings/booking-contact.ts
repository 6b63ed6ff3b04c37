import { and, eq, isNotNull } from 'drizzle-orm'
import { users } from '#platform/db/schema/accounts.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

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
