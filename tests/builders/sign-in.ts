import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { createSession } from '#server/sessions/create.ts'
import { aUser } from './users.ts'
import { aContext } from './service-context.ts'

export async function addUser(db: Db, overrides: Parameters<typeof aUser>[0] = {}) {
  const [user] = await db.insert(users).values(aUser(overrides)).returning()
  if (!user) throw new Error('the user was not inserted')
  return user
}

/**
 * Inserts a user with a session.
 * @returns the row, and a `Cookie` header that is valid on http://… origins
 */
export async function aSignedInUser(db: Db, overrides: Parameters<typeof aUser>[0] = {}) {
  const user = await addUser(db, overrides)
  const token = await createSession(aContext(db), { userId: user.id, userAgent: undefined })
  return { user, cookie: `session=${token}` }
}
