import { type SQL, sql } from 'drizzle-orm'
import { users } from './schema/accounts.ts'

/** Null once the account is gone, which may happen between the read of the session and the write. */
export const existingUserId = (id: number | null | undefined): SQL<number> =>
  sql<number>`(select ${users.id} from ${users} where ${users.id} = ${id ?? null})`
