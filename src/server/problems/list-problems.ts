import { desc, gt } from 'drizzle-orm'
import type { Problem } from '#contracts/problems.ts'
import { problems } from '#server/db/schema/problems.ts'
import type { DatabaseContext } from '#server/service-context.ts'

const dayMs = 24 * 60 * 60 * 1000

export const countRecentProblems = ({ db, now }: DatabaseContext): Promise<number> =>
  db.$count(problems, gt(problems.lastAt, new Date(now.getTime() - dayMs)))

export async function listProblems({ db }: Pick<DatabaseContext, 'db'>): Promise<Problem[]> {
  const rows = await db.select().from(problems).orderBy(desc(problems.lastAt))
  return rows.map(({ firstAt, lastAt, ...problem }) => ({
    ...problem,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }))
}
