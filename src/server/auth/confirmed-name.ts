import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'

/**
 * Returns the name to greet in an email, or null while the account's address is unconfirmed: it may be another
 * person's.
 */
export async function confirmedName(db: Db, userId: number): Promise<string | null> {
  const [user] = await db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)))
  return user?.name ?? null
}
