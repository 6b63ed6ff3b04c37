import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'

export async function confirmedName(db: Db, userId: number): Promise<string | null> {
  const [user] = await db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)))
  return user?.name ?? null
}
