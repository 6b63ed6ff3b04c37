import { eq } from 'drizzle-orm'
import type { Role } from '#contracts/auth.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { hashPassword } from './password.ts'

export interface NewUser {
  username: string
  name: string
  email: string
  role: Role
  password: string
}

export type CreateUserResult =
  | { ok: true; user: SessionUser }
  | { ok: false; reason: 'username-taken' | 'email-taken' }

export async function createUser(db: Db, { password, ...fields }: NewUser): Promise<CreateUserResult> {
  const passwordHash = await hashPassword(password)
  const [user] = await db
    .insert(users)
    .values({ ...fields, passwordHash })
    .onConflictDoNothing()
    .returning({
      id: users.id,
      username: users.username,
      name: users.name,
      email: users.email,
      role: users.role,
    })
  if (user) return { ok: true, user }
  const sameUsername = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, fields.username))
  return { ok: false, reason: sameUsername.length > 0 ? 'username-taken' : 'email-taken' }
}
