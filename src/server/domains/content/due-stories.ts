import { sql } from 'drizzle-orm'
import { caseStudies } from '#platform/db/schema/content.ts'
import { logError } from '#platform/log/log.ts'
import type { DatabaseContext, ServiceContext } from '#platform/sessions/service-context.ts'
import { pagesOfStories } from './pages-of-stories.ts'

const storiesMax = 20

const whereDue = (now: Date) =>
  sql`${caseStudies.isListed} = 0 and ${caseStudies.visibleAt} is not null and ${caseStudies.visibleAt} <= ${now.getTime()}`

/**
 * Notes that the time of scheduled case studies has come, which renews the pages that show them. Readers see them from
 * their time on, whether or not this has run: stored pages wait for it (`readStoredPage`).
 */
export async function listDueStories({ db, now }: DatabaseContext): Promise<boolean> {
  const [due] = await db.select({ id: caseStudies.id }).from(caseStudies).where(whereDue(now)).limit(1)
  if (!due) return false
  try {
    await db
      .update(caseStudies)
      .set({ listedFor: sql`${caseStudies.publishAt}` })
      .where(whereDue(now))
    return true
  } catch (error) {
    logError('case studies whose time has come were not listed', error, {})
    return false
  }
}

/** Lists due case studies, and returns the pages that show them. */
export async function listDueStoryPages(context: ServiceContext): Promise<string[]> {
  const due = await context.db
    .select({ slug: caseStudies.slug })
    .from(caseStudies)
    .where(whereDue(context.now))
    .limit(storiesMax)
  if (due.length === 0 || !(await listDueStories(context))) return []
  return pagesOfStories(
    context,
    due.map(({ slug }) => slug),
  )
}
