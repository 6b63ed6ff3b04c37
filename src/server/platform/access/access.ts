import type { Role } from '#contracts/auth.ts'

/** Written out, because the schemas beside `roles` load zod. A role that is missing here does not compile elsewhere. */
export const callers = ['visitor', 'client', 'provider', 'editor', 'admin'] as const satisfies (
  | 'visitor'
  | Role
)[]
export type Caller = (typeof callers)[number]

export interface Access {
  who: readonly Caller[]
  /**
   * Callers who may reach the records of other users. Everybody else gets the response for an unknown record, so that
   * existence is not revealed. The verb enforces it.
   */
  own?: {
    record:
      | 'booking'
      | 'project'
      | 'assigned project'
      | 'bookings of an address'
      | 'schedule'
      | 'session'
      | 'passkey'
    reachedBy: readonly Caller[]
  }
  signedBy?: 'clock'
  formsToSignIn?: true
  beforeSecondFactor?: true
}

export const everyone: Access = { who: callers }
export const signedIn: Access = { who: ['client', 'provider', 'editor', 'admin'] }
export const accountOwner: Access = { ...signedIn, beforeSecondFactor: true }
export const clockOnly: Access = { who: [], signedBy: 'clock' }
/** For the content of the site. What they reach may hold no personal data of clients, guests or subscribers. */
export const editors: Access = { who: ['editor', 'admin'] }
export const admins: Access = { who: ['admin'] }
export const agencyPeople: Access = { who: ['provider', 'admin'] }
export const providers: Access = { who: ['provider'] }
