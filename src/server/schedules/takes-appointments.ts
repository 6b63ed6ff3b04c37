import { and, isNull, sql } from 'drizzle-orm'
import { users } from '#server/db/schema/accounts.ts'
import { withoutIndex } from '#server/db/without-index.ts'

export const whereTakesAppointments = and(
  sql`${withoutIndex(users.role)} in ('admin', 'provider')`,
  isNull(users.disabledAt),
)
