import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { unsubscribePath } from '#domains/newsletter/unsubscribe.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { databaseNow } from '#platform/db/schema/columns.ts'
import { newsletterIssues, newsletterSettings } from '#platform/db/schema/newsletter.ts'
import { emailSuppressions, outbox } from '#platform/db/schema/outbox.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { expiryOf } from '#platform/email/mailer.ts'
import { whereSubscriber } from '#platform/email/newsletter-lane.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { unsubscribePlaceholder } from './unsubscribe-placeholder.ts'

const waitingMax = 200

type Context = Pick<ServiceContext, 'db' | 'now' | 'siteUrl'>

/**
 * Queues the emails of the oldest issue that is being sent, to the next few subscribers, so that neither concurrent nor
 * interrupted runs reach anybody twice (docs/decisions/033-newsletter-issues.md).
 */
export async function queueIssueEmails({ db, now, siteUrl }: Context): Promise<void> {
  const [issue] = await db
    .select({
      id: newsletterIssues.id,
      cursor: newsletterIssues.cursor,
      startedAt: newsletterIssues.startedAt,
    })
    .from(newsletterIssues)
    .where(and(sql`${newsletterIssues.state} = 'sending'`, eq(newsletterIssues.isQueued, false)))
    .orderBy(asc(newsletterIssues.startedAt), asc(newsletterIssues.number))
    .limit(1)
  if (!issue?.startedAt) return
  const room = await readRoom(db, now)
  if (room === 0) return
  const scannedSubscribers = await db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(gt(newsletterSubscribers.id, issue.cursor))
    .orderBy(asc(newsletterSubscribers.id))
    .limit(room)
  const end = scannedSubscribers.at(-1)?.id ?? issue.cursor
  const whereCurrent = and(
    eq(newsletterIssues.id, issue.id),
    sql`${newsletterIssues.state} = 'sending'`,
    eq(newsletterIssues.cursor, issue.cursor),
  )
  const unsubscribeUrl = sql<string>`(${`${siteUrl}${unsubscribePath('')}`} || ${newsletterSubscribers.unsubscribeToken})`
  const ofIssue = (column: 'subject' | 'emailText' | 'emailHtml') =>
    sql<string>`(select ${newsletterIssues[column]} from ${newsletterIssues} where ${newsletterIssues.id} = ${issue.id})`
  const withOwnLink = (text: ReturnType<typeof ofIssue>) =>
    sql<string>`replace(${text}, ${unsubscribePlaceholder}, ${unsubscribeUrl})`
  const day = now.toISOString().slice(0, 10)
  await batchNamed(db, {
    emails: insertWhere(
      db,
      outbox,
      {
        recipient: newsletterSubscribers.email,
        subject: ofIssue('subject'),
        body: withOwnLink(ofIssue('emailText')),
        html: withOwnLink(ofIssue('emailHtml')),
        kind: 'newsletter',
        issueId: issue.id,
        unsubscribeUrl,
        createdAt: databaseNow,
        expiresAt: expiryOf('newsletter'),
      },
      sql`${and(
        gt(newsletterSubscribers.id, issue.cursor),
        lte(newsletterSubscribers.id, end),
        whereSubscriber.subscribed,
        whereConfirmedBefore(issue.startedAt),
      )} and not exists (select 1 from ${emailSuppressions} where ${emailSuppressions.address} = ${newsletterSubscribers.email})
        and exists (select 1 from ${newsletterIssues} where ${whereCurrent})`,
      newsletterSubscribers,
    ).onConflictDoNothing(),
    counted: db.update(newsletterSettings).set({
      countedEmails: sql`case when ${newsletterSettings.countedDay} = ${day} then ${newsletterSettings.countedEmails} else 0 end + changes()`,
      countedDay: day,
    }),
    cursor: db
      .update(newsletterIssues)
      .set({ cursor: end, isQueued: scannedSubscribers.length < room })
      .where(whereCurrent),
  })
}

const whereConfirmedBefore = (startedAt: Date) =>
  and(
    lte(newsletterSubscribers.createdAt, startedAt),
    sql`coalesce(${newsletterSubscribers.confirmedAt}, 0) <= ${startedAt.getTime()}`,
  )

async function readRoom(db: Context['db'], now: Date): Promise<number> {
  const waiting = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(sql`${outbox.kind} = 'newsletter'`, isNull(outbox.sentAt), isNull(outbox.failedAt)))
    .limit(waitingMax)
    .as('waiting')
  const [count, [settings]] = await Promise.all([db.$count(waiting), db.select().from(newsletterSettings)])
  const day = now.toISOString().slice(0, 10)
  const countedToday = settings?.countedDay === day ? settings.countedEmails : 0
  const leftToday = settings?.emailsPerDay ? settings.emailsPerDay - countedToday : waitingMax
  return Math.max(0, Math.min(waitingMax - count, leftToday))
}
