import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { RecordedKind } from '#contracts/problems.ts'
import { problems } from '#platform/db/schema/problems.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeToken } from '#platform/rate-limit/take.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import type { NotedProblem } from './recent-problems.ts'

const rowsMax = 100
const evictedMax = 20

/**
 * Counts problems, up to the kind's hourly limit, so that neither a hostile client nor a failing site can use up the
 * database's writes (docs/decisions/029-problems-and-spam.md).
 */
export async function recordProblems(
  context: DatabaseContext,
  kind: RecordedKind,
  notedProblems: readonly NotedProblem[],
): Promise<void> {
  const [first, ...others] = notedProblems.filter((problem) => problem.kind === kind)
  if (!first) return
  const { db } = context
  const token = await takeToken(context, limit(`problems:${kind}`))
  if (!token.allowed) return
  const upsert = ({ count, lastAt, ...problem }: NotedProblem) =>
    db
      .insert(problems)
      .values({ ...problem, count, lastAt })
      .onConflictDoUpdate({
        target: [problems.kind, problems.place, problems.what],
        set: { count: sql`${problems.count} + ${count}`, lastAt },
      })
  const oldest = db
    .select({ rowid: sql`rowid` })
    .from(problems)
    .where(eq(problems.kind, kind))
    .orderBy(desc(problems.lastAt))
    .limit(evictedMax)
    .offset(rowsMax)
  await db.batch([
    upsert(first),
    ...others.map(upsert),
    db.delete(problems).where(and(eq(problems.kind, kind), inArray(sql`rowid`, oldest))),
  ])
}
