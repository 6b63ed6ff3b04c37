import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { IssueFields, IssuePatch } from '#contracts/admin-issues.ts'
import type { IssueState } from '#contracts/newsletter-rules.ts'
import { namesOf } from '#contracts/records/fields.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { refusalOfPicturesInText } from '#domains/blog/pictures.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import { nameRefusals, updateAtRevision } from '#platform/db/update-at-revision.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { type IssueRow, toAdminIssue } from './issue-row.ts'
import { findFreeSlug } from './issue-slug.ts'
import { findManyMoreReaders } from './readers-changed.ts'
import { renderIssue } from './render-issue.ts'
import { beginSending } from './start-due-issues.ts'

const sources: Readonly<Record<NonNullable<IssuePatch['state']>, readonly IssueState[]>> = {
  draft: ['scheduled'],
  scheduled: ['draft'],
  sending: ['draft', 'scheduled'],
  stopped: ['sending'],
}

const actions = {
  draft: 'newsletter.cancel',
  scheduled: 'newsletter.schedule',
  sending: 'newsletter.send',
  stopped: 'newsletter.stop',
} as const

/**
 * Edits a draft, or schedules, unschedules, sends or stops an issue. Refuses with `admins-only` when an editor changes
 * the state, and with `issue-not-found`, `issue-conflict` after a concurrent save, `issue-state` when the state forbids it, `issue-readers-changed`, `issue-text-missing`,
 * `issue-time-missing`, `picture-in-text-missing`, `issue-too-large` or `issue-email-too-large`.
 */
export async function updateIssue(
  context: ServiceContext<SessionUser>,
  { id, patch: { revision, shownReaders, ...patch } }: { id: number; patch: IssuePatch },
) {
  const { db, now, user } = context
  const { state, sendAt, ...texts } = patch
  if (state && user.role !== 'admin') return adminsOnly
  const changesTexts = Object.keys(texts).length > 0
  const result = await updateAtRevision(db, {
    table: newsletterIssues,
    expected: revision,
    read: async () => (await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)))[0],
    // Saves in between may have changed the text that is sent, so only the change right after this revision is a repeat.
    findStored: (row) => (isDone(row, patch) && (!state || row.revision === revision + 1) ? row : null),
    plan: async (before, save) => {
      if (before.state === state && isDone(before, patch)) return { ok: true as const, before, after: before }
      const isAllowed =
        (!state || sources[state].includes(before.state)) && (!changesTexts || before.state === 'draft')
      if (!isAllowed) return notInState
      const renderedIssue = changesTexts
        ? await rerender(context, before, texts)
        : { ok: true as const, set: { slug: before.slug } }
      if (!renderedIssue.ok) return renderedIssue
      const content = texts.content ?? before.content
      if ((state === 'scheduled' || state === 'sending') && content.trim() === '') return textMissing
      const pictureRefusal =
        state === 'scheduled' || state === 'sending' ? await brokenPicture(context, content) : null
      if (pictureRefusal) return pictureRefusal
      const at = sendAt ? new Date(sendAt) : null
      if (state === 'scheduled' && (!at || at <= now)) return timeMissing
      if (state === 'sending' && shownReaders !== undefined) {
        const readers = await findManyMoreReaders(context, shownReaders)
        if (readers !== null)
          return { ok: false as const, reason: 'issue-readers-changed' as const, shownReaders, readers }
      }
      return save({
        set: { ...renderedIssue.set, ...setOfState(state, at, now), updatedAt: now },
        // The clock changes the state without increasing the revision.
        where: and(eq(newsletterIssues.state, before.state), whereSlugFree(renderedIssue.set.slug, id)),
        alongside: (whereCurrent) => ({
          audit:
            state &&
            auditStatement(
              db,
              {
                actor: user,
                action: actions[state],
                subject: before.slug,
                before: { status: before.state },
                after: { status: state, ...(at ? { sendAt: at.toISOString() } : {}) },
              },
              whereCurrent,
            ),
        }),
      })
    },
  })
  const namedResult = nameRefusals(result, { notFound: 'issue-not-found', conflict: 'issue-conflict' })
  return namedResult.ok ? { ok: true as const, issue: toAdminIssue(namedResult.after) } : namedResult
}

async function brokenPicture(context: ServiceContext, content: string) {
  const { renderText } = await import('#domains/blog/render-post.ts')
  return refusalOfPicturesInText(context, (await renderText(content)).pictures)
}

function isDone(row: IssueRow, patch: Omit<IssuePatch, 'revision' | 'shownReaders'>): boolean {
  const { state = row.state, sendAt, ...texts } = patch
  const isInState = row.state === state || (state === 'sending' && row.state === 'sent')
  const isInTime = !sendAt || row.sendAt?.getTime() === new Date(sendAt).getTime()
  return isInState && isInTime && namesOf(texts).every((name) => texts[name] === row[name])
}

const adminsOnly = { ok: false as const, reason: 'admins-only' as const }
const notInState = { ok: false as const, reason: 'issue-state' as const }
const textMissing = { ok: false as const, reason: 'issue-text-missing' as const }
const timeMissing = { ok: false as const, reason: 'issue-time-missing' as const }

const whereSlugFree = (slug: string, id: number) =>
  sql`not exists (select 1 from ${newsletterIssues} as other where other.slug = ${slug} and other.id <> ${id})`

function setOfState(state: IssuePatch['state'], sendAt: Date | null, now: Date) {
  if (state === 'draft') return { state, sendAt: null }
  if (state === 'scheduled') return { state, sendAt }
  if (state === 'sending') return beginSending(now)
  return state === 'stopped' ? { state, endedAt: now } : {}
}

async function rerender({ db, siteUrl }: ServiceContext, before: IssueRow, texts: Partial<IssueFields>) {
  const { subject, content } = { ...before, ...texts }
  const slug = subject === before.subject ? before.slug : await findFreeSlug(db, subject, before.id)
  const result = await renderIssue({ subject, content, slug, siteUrl })
  return result.ok ? { ok: true as const, set: { ...texts, slug, ...result.rendered } } : result
}

/**
 * Deletes an issue and returns its slug and archive number. Refuses with `issue-state` when it is scheduled or being
 * sent, with `admins-only` when an editor deletes what is no draft, and with `issue-not-found`.
 */
export async function deleteIssue({ db, user }: ServiceContext<SessionUser>, id: number) {
  const whereDeletable =
    user.role === 'admin'
      ? notInArray(newsletterIssues.state, ['scheduled', 'sending'])
      : eq(newsletterIssues.state, 'draft')
  const matchesId = eq(newsletterIssues.id, id)
  const { matchingRows, deletedRows } = await batchNamed(db, {
    matchingRows: db.select({ slug: newsletterIssues.slug }).from(newsletterIssues).where(matchesId),
    audit: auditStatement(
      db,
      {
        actor: user,
        action: 'newsletter.remove',
        subject: sql`(select ${newsletterIssues.slug} from ${newsletterIssues} where ${matchesId})`,
      },
      sql`exists (select 1 from ${newsletterIssues} where ${and(matchesId, whereDeletable)})`,
    ),
    deletedRows: db
      .delete(newsletterIssues)
      .where(and(matchesId, whereDeletable))
      .returning({ slug: newsletterIssues.slug, number: newsletterIssues.number }),
  })
  if (deletedRows[0]) return { ok: true as const, ...deletedRows[0] }
  if (!matchingRows[0]) return { ok: false as const, reason: 'issue-not-found' as const }
  return user.role === 'admin' ? notInState : adminsOnly
}
