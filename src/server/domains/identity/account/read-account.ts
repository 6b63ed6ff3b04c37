import { eq } from 'drizzle-orm'
import type { Account } from '#contracts/account.ts'
import { users } from '#platform/db/schema/accounts.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

/** Returns the signed-in user's account, or null when it no longer exists. */
export async function readAccount({ db, user }: ServiceContext<SessionUser>): Promise<Account | null> {
  const [row] = await db.select().from(users).where(eq(users.id, user.id))
  if (!row) return null
  const { username, name, email, role, emailConfirmedAt, pendingEmail, createdAt } = row
  return {
    username,
    name,
    email,
    role,
    isEmailConfirmed: emailConfirmedAt !== null,
    pendingEmail,
    createdAt: createdAt.toISOString(),
  }
}
