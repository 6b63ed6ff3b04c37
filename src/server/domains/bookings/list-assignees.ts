import { and, asc, isNull, sql } from 'drizzle-orm'
import { whereOfAgency } from '#platform/access/is-of-agency.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { schedules } from '#platform/db/schema/schedules.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

/** Providers need a schedule, which alone is not enough: anybody who registers as one can save a closed one. */
export const whereAssignable = and(
  isNull(users.disabledAt),
  whereOfAgency,
  sql`(${users.role} = 'admin' or (${users.role} = 'provider' and exists (select 1 from ${schedules} where ${schedules.userId} = ${users.id})))`,
)

/** Returns the users to whom bookings can be assigned, by name. */
export const listAssignees = ({ db }: ServiceContext): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(whereAssignable)
    .orderBy(asc(sql`${users.name} collate nocase`), asc(users.id))

/** Returns whether bookings can be assigned to this user. */
export async function isAssignable(context: ServiceContext, id: number): Promise<boolean> {
  const people = await listAssignees(context)
  return people.some((person) => person.id === id)
}
