import { users } from '#server/db/schema/accounts.ts'

/** Whom the emails about a booking address. */
export interface BookingContact {
  /** Empty for a booking of a deleted account: nothing is sent. */
  email: string
  /** Null while nobody has confirmed the address. */
  name: string | null
  hasAccount: boolean
}

/** Selects the account for `bookingContact`, from a query that joins `users` on the booking's `userId`. */
export const contactAccount = {
  name: users.name,
  email: users.email,
  emailConfirmedAt: users.emailConfirmedAt,
}

interface ContactAccount {
  name: string
  email: string
  emailConfirmedAt: Date | null
}

/**
 * Returns where the emails about a booking go: to the account's current address when the booking belongs to an
 * account, else to the address in the request. Every email about a booking asks here when it is queued.
 */
export function bookingContact(requestEmail: string, account: ContactAccount | null): BookingContact {
  if (!account) return { email: requestEmail, name: null, hasAccount: false }
  return { email: account.email, name: account.emailConfirmedAt ? account.name : null, hasAccount: true }
}
