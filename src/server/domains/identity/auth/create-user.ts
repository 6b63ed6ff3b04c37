import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Role } from '#contracts/auth.ts'
import { batchNamed, type NamedStatements } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

export interface NewUser {
  username: string
  name: string
  email: string
  role: Role
  passwordHash: string
}

export type CreateUserResult =
  | { ok: true; user: SessionUser & { createdAt: Date }; passwordHash: string }
  | { ok: false; reason: 'username-taken' | 'email-taken' }

export async function createUser(
  { db }: ServiceContext,
  newUser: NewUser,
  alongside: (matchesNewUser: SQL) => NamedStatements & { insertedRows?: never } = () => ({}),
): Promise<CreateUserResult> {
  const { username, name, email, role, passwordHash } = newUser
  // The salt is new for each hash, so no other row has it, not even one of a concurrent request.
  const matchesNewUser = sql`${users.username} = ${username} and ${users.passwordHash} = ${passwordHash}`
  const { insertedRows } = await batchNamed(db, {
    insertedRows: db
      .insert(users)
      .values({ username, name, email, role, passwordHash })
      .onConflictDoNothing()
      .returning({
        id: users.id,
        username: users.username,
        name: users.name,
        email: users.email,
        role: users.role,
        createdAt: users.createdAt,
      }),
    ...alongside(matchesNewUser),
  })
  const [user] = insertedRows
  if (user) return { ok: true, user, passwordHash }
  const sameUsername = await db.select({ id: users.id }).from(users).where(eq(users.username, username))
  return { ok: false, reason: sameUsername.length > 0 ? 'username-taken' : 'email-taken' }
}

export async function confirmedName(db: Db, userId: number): Promise<string | null> {
  const [user] = await db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)))
  return user?.name ?? null
}
