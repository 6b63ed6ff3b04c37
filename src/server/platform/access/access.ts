import { sql } from 'drizzle-orm'
import type { Role } from '#contracts/auth.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

/** Written out, because the schemas beside `roles` load zod. A role that is missing here does not compile elsewhere. */
export const callers = ['visitor', 'client', 'provider', 'admin'] as const satisfies ('visitor' | Role)[]
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
export const signedIn: Access = { who: ['client', 'provider', 'admin'] }
export const accountOwner: Access = { ...signedIn, beforeSecondFactor: true }
export const clockOnly: Access = { who: [], signedBy: 'clock' }
export const admins: Access = { who: ['admin'] }
export const agencyPeople: Access = { who: ['provider', 'admin'] }
export const providers: Access = { who: ['provider'] }

/**
 * Matches administrators, and providers to whom an administrator has given a project or open hours: anybody can
 * register as a provider. Names are written out, because drizzle omits the table name in queries over a single table.
 */
export const whereOfAgency = sql`(users.role = 'admin' or (users.role = 'provider' and (exists (select 1 from projects where projects.provider_id = users.id) or exists (select 1 from schedules where schedules.user_id = users.id and schedules.is_open = 1))))`

export async function isOfAgency(
  { db }: Pick<DatabaseContext, 'db'>,
  { id }: Pick<SessionUser, 'id'>,
): Promise<boolean> {
  const rows = await db.all(sql`select 1 from users where users.id = ${id} and ${whereOfAgency}`)
  return rows.length > 0
}
