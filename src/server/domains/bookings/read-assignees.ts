import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { schedules } from '#platform/db/schema/schedules.ts'
import { valuesOf } from '#platform/db/values-of.ts'
import type { Assignee } from './assignee-emails.ts'

/**
 * Returns the people who are told by email what is assigned to them, by id. Leaves out accounts that are disabled or of
 * clients, and those without a confirmed address.
 */
export async function readAssignees(db: Db, ids: readonly number[]): Promise<Map<number, Assignee>> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      timeZone: schedules.timeZone,
    })
    .from(users)
    .leftJoin(schedules, eq(schedules.userId, users.id))
    .where(
      and(
        inArray(users.id, valuesOf(ids)),
        isNotNull(users.emailConfirmedAt),
        isNull(users.disabledAt),
        ne(users.role, 'client'),
      ),
    )
  return new Map(rows.map((row) => [row.id, row]))
}
