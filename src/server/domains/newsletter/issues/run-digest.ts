import { and, count, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { digestTexts as texts } from '#content/emails/newsletter-issue.ts'
import { wherePublished } from '#domains/blog/visible-posts.ts'
import { digestPeriod } from '#domains/newsletter/settings.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { newsletterIssues, newsletterSettings } from '#platform/db/schema/newsletter.ts'
import { insertWhere } from '#platform/db/sql.ts'
import type { DatabaseContext, ServiceContext } from '#platform/sessions/service-context.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { formatLongDay } from '#shared/formats.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { findFreeSlug } from './issue-slug.ts'
import { renderIssue } from './render-issue.ts'
import { beginSending } from './start-due-issues.ts'

const postsMax = 20

export async function runDigest(
  context: Pick<ServiceContext, 'db' | 'now' | 'siteUrl'>,
): Promise<string | null> {
  const { db, now, siteUrl } = context
  const [settings] = await db.select().from(newsletterSettings)
  if (!settings || settings.digest === 'off' || !isPageOn('/blog')) return null
  const period = digestPeriod(settings.digest, now)
  if (settings.digestPeriod === period) return null
  const { rows, total } = await readPosts(context, settings.digestSince ?? now)
  const whereOpen = and(
    eq(newsletterSettings.digest, settings.digest),
    eq(newsletterSettings.digestPeriod, settings.digestPeriod),
  )
  const close = db.update(newsletterSettings).set({ digestPeriod: period, digestSince: now }).where(whereOpen)
  if (rows.length === 0) {
    await close
    return null
  }
  const subject = texts.subject(formatLongDay(agencyDay(now)))
  const slug = await findFreeSlug(db, subject)
  const content = contentOf(rows, total)
  const result = await renderIssue({ subject, slug, content, siteUrl })
  if (!result.ok) throw new Error(`The digest was not rendered: ${result.reason}`)
  const { createdRows } = await batchNamed(db, {
    createdRows: insertWhere(
      db,
      newsletterIssues,
      {
        subject,
        slug,
        content,
        ...result.rendered,
        ...beginSending(now),
        origin: 'digest' as const,
        updatedAt: now,
      },
      sql`exists (select 1 from ${newsletterSettings} where ${whereOpen})`,
    ).returning({ slug: newsletterIssues.slug }),
    close,
  })
  return createdRows[0]?.slug ?? null
}

async function readPosts({ db, now }: DatabaseContext, since: Date) {
  const whereNew = and(
    gt(posts.publishAt, since),
    lte(posts.publishAt, now),
    wherePublished(now),
    ne(posts.title, ''),
  )
  const { rows, counts } = await batchNamed(db, {
    rows: db
      .select({ slug: posts.slug, title: posts.title, excerpt: posts.excerpt })
      .from(posts)
      .where(whereNew)
      .orderBy(desc(posts.publishAt), desc(posts.id))
      .limit(postsMax),
    counts: db.select({ total: count() }).from(posts).where(whereNew),
  })
  return { rows, total: counts[0]?.total ?? 0 }
}

function contentOf(rows: readonly { slug: string; title: string; excerpt: string }[], total: number): string {
  const entries = rows.map(
    ({ slug, title, excerpt }) => `## [${asText(title)}](/blog/${slug})\n\n${asText(excerpt)}`,
  )
  return `${[texts.opening(total), ...entries, `[${texts.more}](/blog)`].join('\n\n')}\n`
}

const asText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]()#+\-.!<>|~^:&]/g, '\\$&')
