import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#server/db/schema/accounts.ts'
import type { ServiceContext } from '#server/service-context.ts'

export const listAssignees = ({ db }: ServiceContext): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.disabledAt)))
    .orderBy(asc(sql`${users.name} collate nocase`), asc(users.id))

export async function isAssignable(context: ServiceContext, id: number): Promise<boolean> {
  const people = await listAssignees(context)
  return people.some((person) => person.id === id)
}
