import { roles } from '#contracts/auth.ts'

export const callers = ['visitor', ...roles] as const
export type Caller = (typeof callers)[number]

export interface Access {
  who: readonly Caller[]
  /**
   * Records that belong to one user, and the callers who may reach those of others. Everybody else gets the
   * response for an unknown record, so that existence is not revealed. The verb enforces it;
   * `functions/api/access.test.ts` checks it.
   */
  own?: {
    record: 'booking' | 'project' | 'assigned project' | 'bookings of an address'
    reachedBy: readonly Caller[]
  }
  formsToSignIn?: true
}

export const everyone: Access = { who: callers }
export const signedIn: Access = { who: ['client', 'provider', 'admin'] }
export const admins: Access = { who: ['admin'] }
export const providers: Access = { who: ['provider'] }
