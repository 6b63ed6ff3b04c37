import { asc, gt } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { pagesById } from '#platform/lists/pages-by-id.ts'

const rowsPerPage = 2500

/** Yields all users without what lets anybody in: password hashes, second factors, sessions and links. */
export const exportUsers = (db: Db) =>
  pagesById(rowsPerPage, (afterId) =>
    db
      .select({
        id: users.id,
        username: users.username,
        name: users.name,
        email: users.email,
        pendingEmail: users.pendingEmail,
        emailConfirmedAt: users.emailConfirmedAt,
        role: users.role,
        disabledAt: users.disabledAt,
        createdAt: users.createdAt,
      })
      .from(users)
      .where(gt(users.id, afterId))
      .orderBy(asc(users.id))
      .limit(rowsPerPage),
  )
