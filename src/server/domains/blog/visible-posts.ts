import { lte, type SQL, sql } from 'drizzle-orm'
import { posts } from '#platform/db/schema/blog.ts'
import { logError } from '#platform/log/log.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'

export const wherePublished = (now: Date): SQL => lte(posts.visibleAt, now)

export const isShown = ({ visibleAt }: { visibleAt: Date | null }, now: Date) =>
  visibleAt !== null && visibleAt <= now

/** Literals, because SQLite chooses a partial index only for a condition without parameters. */
export const whereListed = sql`${posts.isListed} = 1`
export const whereDue = (now: Date): SQL => sql`${posts.isListed} = 0 and ${wherePublished(now)}`

export async function listDuePosts({ db, now }: DatabaseContext): Promise<boolean> {
  const [due] = await db.select({ id: posts.id }).from(posts).where(whereDue(now)).limit(1)
  if (!due) return false
  try {
    await db
      .update(posts)
      .set({ listedFor: sql`${posts.publishAt}` })
      .where(whereDue(now))
    return true
  } catch (error) {
    logError('posts whose time has come were not listed', error, {})
    return false
  }
}
