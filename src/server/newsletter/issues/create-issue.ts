import { and, eq, sql } from 'drizzle-orm'
import { postIssueTexts } from '#content/emails/newsletter-issue.ts'
import type { NewIssue } from '#contracts/admin-issues.ts'
import { issueRules } from '#contracts/newsletter-rules.ts'
import { asSingleLine } from '#contracts/single-line.ts'
import { recordAudit } from '#server/audit/record.ts'
import { wherePublished } from '#server/blog/visible-posts.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import { posts } from '#server/db/schema/blog.ts'
import { newsletterIssues } from '#server/db/schema/newsletter.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { findFreeSlug } from './issue-slug.ts'
import { toAdminIssue } from './issue-row.ts'
import { renderIssue } from './render-issue.ts'

const attemptsMax = 5

export async function createIssue(context: ServiceContext<SessionUser>, input: NewIssue) {
  const { db, now, siteUrl, user } = context
  const source = 'postSlug' in input ? await readPost(context, input.postSlug) : input
  if (!source) return { ok: false as const, reason: 'post-not-found' as const }
  const origin = 'postSlug' in input ? ('post' as const) : ('written' as const)
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const slug = await findFreeSlug(db, source.subject)
    const result = await renderIssue({ ...source, slug, siteUrl })
    if (!result.ok) return result
    const { createdRows } = await batchNamed(db, {
      createdRows: db
        .insert(newsletterIssues)
        .values({ ...source, ...result.rendered, slug, origin, updatedAt: now })
        .onConflictDoNothing()
        .returning(),
      audit: recordAudit(
        db,
        { actor: user, action: 'newsletter.create', subject: slug, after: { title: source.subject } },
        sql`changes() > 0`,
      ),
    })
    if (createdRows[0]) return { ok: true as const, issue: toAdminIssue(createdRows[0]) }
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
      subject: asSingleLine(post.title).slice(0, issueRules.subjectCharsMax),
      content: `${post.content.trimEnd()}\n\n[${postIssueTexts.onBlog}](/blog/${slug})\n`,
    }
  )
}
