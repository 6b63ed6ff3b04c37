import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { schedules } from '#platform/db/schema/schedules.ts'
import { withoutIndex } from '#platform/db/sql.ts'

export const whereTakesAppointments = and(
  sql`${withoutIndex(users.role)} in ('admin', 'provider')`,
  isNull(users.disabledAt),
)

/** Selects the users whose hours are offered to clients. The cross join keeps SQLite from reading all users first. */
export const selectPeople = (db: Db, which?: SQL) =>
  db
    .select({ userId: schedules.userId })
    .from(schedules)
    .crossJoin(users)
    .where(and(eq(users.id, schedules.userId), eq(schedules.isOpen, true), whereTakesAppointments, which))
