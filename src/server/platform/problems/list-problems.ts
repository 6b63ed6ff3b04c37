import { and, desc, gt, ne, sql } from 'drizzle-orm'
import type { Problems } from '#contracts/problems.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { problems } from '#platform/db/schema/problems.ts'
import type { DatabaseContext, ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

const dayMs = 24 * 60 * 60 * 1000

export const countRecentProblems = ({ db, now }: DatabaseContext): Promise<number> =>
  db.$count(
    problems,
    and(ne(problems.kind, 'extension'), gt(problems.lastAt, new Date(now.getTime() - dayMs))),
  )

/** Returns all problems, most recent first. Those of browser extensions are only counted. */
export async function listProblems({ db }: Pick<DatabaseContext, 'db'>): Promise<Problems> {
  const rows = await db.select().from(problems).orderBy(desc(problems.lastAt))
  const extensionRows = rows.filter(({ kind }) => kind === 'extension')
  const [newest] = extensionRows
  return {
    problems: rows.flatMap(({ kind, firstAt, lastAt, ...problem }) =>
      kind === 'extension'
        ? []
        : { kind, ...problem, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() },
    ),
    extensionReports: newest
      ? {
          count: extensionRows.reduce((sum, { count }) => sum + count, 0),
          lastAt: newest.lastAt.toISOString(),
        }
      : null,
  }
}

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
