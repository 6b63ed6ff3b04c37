import { and, eq, sql } from 'drizzle-orm'
import { postIssueTexts } from '#content/emails/newsletter-issue.ts'
import type { NewIssue } from '#contracts/admin-issues.ts'
import { issueRules } from '#contracts/newsletter-rules.ts'
import { wherePublished } from '#domains/blog/visible-posts.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { whereSentBefore } from '#platform/audit/list-entries.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import { insertWhere } from '#platform/db/sql.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { cleanLine } from '#shared/entered-text.ts'
import { toAdminIssue } from './issue-row.ts'
import { findFreeSlug } from './issue-slug.ts'
import { renderIssue } from './render-issue.ts'

const attemptsMax = 5

/**
 * Inserts a draft, or returns the one that the same request inserted within the last minute. Refuses with
 * `post-not-found` unless the post is published, with `issue-too-large` or `issue-email-too-large`, and with
 * `issue-conflict` when every slug it tries is taken.
 */
export async function createIssue(context: ServiceContext<SessionUser>, input: NewIssue) {
  const { db, now, siteUrl, user } = context
  const source = 'postSlug' in input ? await readPost(context, input.postSlug) : input
  if (!source) return { ok: false as const, reason: 'post-not-found' as const }
  const origin = 'postSlug' in input ? ('post' as const) : ('written' as const)
  const entry = { actor: user, action: 'newsletter.create' as const, after: { title: source.subject } }
  const values = { ...source, origin }
  const matchesSame = whereSentBefore(newsletterIssues, { entry, subject: newsletterIssues.slug, values })
  const whereNew = sql`not exists (select 1 from ${newsletterIssues} where ${matchesSame})`
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const slug = await findFreeSlug(db, source.subject)
    const result = await renderIssue({ ...source, slug, siteUrl })
    if (!result.ok) return result
    const { sameRows, createdRows } = await batchNamed(db, {
      sameRows: db.select().from(newsletterIssues).where(matchesSame),
      createdRows: insertWhere(
        db,
        newsletterIssues,
        { ...values, ...result.rendered, slug, updatedAt: now },
        whereNew,
      )
        .onConflictDoNothing()
        .returning(),
      audit: auditStatement(db, { ...entry, subject: slug }, sql`changes() > 0`),
    })
    const row = createdRows[0] ?? sameRows[0]
    if (row) return { ok: true as const, issue: toAdminIssue(row) }
  }
  return { ok: false as const, reason: 'issue-conflict' as const }
}

async function readPost({ db, now }: ServiceContext, slug: string) {
  const [post] = await db
    .select({ title: posts.title, content: posts.content })
    .from(posts)
    .where(and(eq(posts.slug, slug), wherePublished(now)))
  return (
    post && {
      subject: cleanLine(post.title).slice(0, issueRules.subjectCharsMax),
      content: `${post.content.trimEnd()}\n\n[${postIssueTexts.onBlog}](/blog/${slug})\n`,
    }
  )
}
