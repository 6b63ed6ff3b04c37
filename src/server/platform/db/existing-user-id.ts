import { type SQL, sql } from 'drizzle-orm'
import { users } from './schema/accounts.ts'

/** Selects the id of a user, or null if the account has been deleted since the session was read. */
export const existingUserId = (id: number | null | undefined): SQL<number> =>
  sql<number>`(select ${users.id} from ${users} where ${users.id} = ${id ?? null})`

export const whereUserStays = (id: number | null): SQL => sql`${existingUserId(id)} is ${id}`
