import { roles } from '#contracts/auth.ts'

/** Everybody who can call an endpoint: a visitor, or an account with a role. */
export const callers = ['visitor', ...roles] as const
export type Caller = (typeof callers)[number]

export interface Access {
  /** Callers that are let in. Other visitors get 401, other accounts 403. */
  who: readonly Caller[]
  /**
   * The kind of record that belongs to one user, and the callers who may reach somebody else's. Everybody else gets
   * the same answer as for a record that does not exist. The verb decides; `functions/api/access.test.ts` checks it.
   */
  own?: {
    record: 'booking' | 'project' | 'assigned project' | 'bookings of an address'
    reachedBy: readonly Caller[]
  }
  /** The endpoint itself redirects a signed-out visitor's form post to the sign-in page. */
  formsToSignIn?: true
}

export const everyone: Access = { who: callers }
export const signedIn: Access = { who: ['client', 'provider', 'admin'] }
export const admins: Access = { who: ['admin'] }
export const providers: Access = { who: ['provider'] }
