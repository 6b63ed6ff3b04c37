import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { insertSessionStatement } from '#platform/sessions/sessions.ts'
import { createToken } from '#platform/crypto/token.ts'
import { aUser } from './users.ts'
import { aContext } from './service-context.ts'

export async function addUser(db: Db, overrides: Parameters<typeof aUser>[0] = {}) {
  const [user] = await db.insert(users).values(aUser(overrides)).returning()
  if (!user) throw new Error('the user was not inserted')
  return user
}

export async function aSession(
  db: Db,
  { id, passwordHash }: { id: number; passwordHash: string },
  userAgent?: string,
  isSecondStepDone = false,
) {
  const token = createToken()
  const rows = await insertSessionStatement(aContext(db), {
    token,
    userId: id,
    passwordHash,
    userAgent,
    isSecondStepDone,
  })
  if (rows.length === 0) throw new Error('the session was not inserted')
  return token
}

export async function aSignedInUser(db: Db, overrides: Parameters<typeof aUser>[0] = {}) {
  const user = await addUser(db, overrides)
  const token = await aSession(db, user)
  return { user, cookie: `session=${token}` }
}
