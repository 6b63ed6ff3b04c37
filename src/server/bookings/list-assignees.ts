import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'

export const listAssignees = (db: Db): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.disabledAt)))
    .orderBy(asc(sql`${users.name} collate nocase`), asc(users.id))

export async function isAssignable(db: Db, id: number): Promise<boolean> {
  const people = await listAssignees(db)
  return people.some((person) => person.id === id)
}
