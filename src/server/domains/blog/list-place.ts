import { and, desc, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { postCounts } from '#platform/db/schema/blog.ts'

/** A category, or a list of `author-names.ts`. */
type List = string | undefined

const levels = { list: 0, year: 1, month: 2, day: 3 } as const
const whereInList = (list: List, level: number): SQL =>
  sql`${postCounts.list} = ${list ?? ''} and ${postCounts.level} = ${sql.raw(String(level))}`
/** A span of a finer level sorts between its own span and that span with a tilde. */
const whereWithin = (span: string) =>
  sql`${postCounts.span} > ${span} and ${postCounts.span} < ${span} || '~'`

export async function countListed(db: Db, list: List): Promise<number> {
  const [row] = await db
    .select({ posts: postCounts.posts })
    .from(postCounts)
    .where(whereInList(list, levels.list))
  return row?.posts ?? 0
}

export async function countListedBefore(db: Db, list: List, day: string): Promise<number> {
  const [year, month] = [day.slice(0, 4), day.slice(0, 7)]
  const sumOf = (level: number, where: SQL | undefined) =>
    sql<number>`coalesce((select sum(${postCounts.posts}) from ${postCounts} where ${and(whereInList(list, level), where)}), 0)`
  const { total } = await db.get<{ total: number }>(sql`
    select ${sumOf(levels.year, lt(postCounts.span, year))}
      + ${sumOf(levels.month, sql`${whereWithin(year)} and ${postCounts.span} < ${month}`)}
      + ${sumOf(levels.day, sql`${whereWithin(month)} and ${postCounts.span} < ${day}`)} as total`)
  return total
}

export async function findDay(
  db: Db,
  list: List,
  skip: number,
): Promise<{ day: string; before: number } | undefined> {
  let before = 0
  let span = ''
  for (const level of [levels.year, levels.month, levels.day]) {
    const spans = await db
      .select({ span: postCounts.span, posts: postCounts.posts })
      .from(postCounts)
      .where(and(whereInList(list, level), whereWithin(span)))
      .orderBy(desc(postCounts.span))
    const spanOfPage = spans.find(({ posts }) => {
      if (before + posts > skip) return true
      before += posts
      return false
    })
    if (!spanOfPage) return undefined
    span = spanOfPage.span
  }
  return { day: span, before }
}
