import { ne, sql } from 'drizzle-orm'
import { auditStatement } from '#platform/audit/record.ts'
import { problems } from '#platform/db/schema/problems.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

const whereListed = ne(problems.kind, 'extension')

/**
 * Deletes all problems, and records in the audit log how many there were, not counting those of browser extensions.
 */
export async function clearProblems({ db, user }: ServiceContext<SessionUser>): Promise<void> {
  await db.batch([
    auditStatement(
      db,
      {
        actor: user,
        action: 'problem.clear',
        subject: sql<string>`(select cast(count(*) as text) from ${problems} where ${whereListed})`,
      },
      sql`exists (select 1 from ${problems} where ${whereListed})`,
    ),
    db.delete(problems),
  ])
}
