import { eq } from 'drizzle-orm'
import type { Account } from '#contracts/account.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'

export async function readAccount(db: Db, userId: number): Promise<Account> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error('the user of a session was not found')
  const { username, name, email, role, emailConfirmedAt, createdAt } = user
  return {
    username,
    name,
    email,
    role,
    isEmailConfirmed: emailConfirmedAt !== null,
    createdAt: createdAt.toISOString(),
  }
}
