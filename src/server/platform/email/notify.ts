import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { letterTexts } from '#content/emails/letter.ts'
import { type EmailTiming, type EmailTopic, isAgencyTopic } from '#contracts/email-topics.ts'
import { missingAfterMs } from '#platform/clock/jobs.ts'
import type { Statement } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { clockJobs } from '#platform/db/schema/clock.ts'
import { databaseNow } from '#platform/db/schema/columns.ts'
import { emailChoices, heldNotices } from '#platform/db/schema/email-choices.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { site } from '#site.config.ts'
import { inParagraphs } from './letter.ts'
import { bookingIdOf, type Email, expiryOf, type Hold, outboxMailer, withNewId } from './mailer.ts'

export interface Notice extends Email {
  topic: EmailTopic
  link: string
}

/**
 * Returns the statements for the batch that causes the notice
 * (docs/decisions/034-unread-messages-and-daily-digests.md). Emails with a calendar file are never held for
 * a digest, because calendars need the changes in order.
 * @param when evaluated at the statements' place in the batch
 * @param hold keeps the notice back while the change that it reports can be undone
 */
export function noticeStatements(db: Db, notice: Email | Notice, when: SQL, hold?: Hold): Statement[] {
  const mailer = outboxMailer(db)
  if (!('topic' in notice)) return [mailer.queue(notice, when, hold)]
  if (isAgencyTopic(notice.topic))
    return [
      mailer.queue(notice, when, hold),
      copyStatement(db, withChoices(notice), when, hold),
      holdCopiesStatement(db, notice, when, hold),
    ]
  const { userId, topic, attachment } = notice
  if (!userId || attachment) return [mailer.queue(notice, when, hold)]
  const reader = { userId: sql`${userId}`, topic: sql`${topic}` }
  return [
    mailer.queue(asQueued(notice), sql`${when} and ${whereSentAtOnce(reader)}`, hold),
    insertWhere(
      db,
      heldNotices,
      { ...heldLine(notice, hold), userId: users.id },
      sql`${users.id} = ${userId} and ${when} and ${whereHeld(reader)}`,
      users,
    ),
  ]
}

/** Deletes what a former assignee would read in the next daily summary. */
export const withdrawAssignmentStatement = (db: Db, userId: number, whereAbout: SQL) =>
  db
    .delete(heldNotices)
    .where(and(eq(heldNotices.userId, userId), eq(heldNotices.topic, 'assignments'), whereAbout))

export const asQueued = (email: Email | Notice): Email =>
  'topic' in email && email.userId && !email.attachment ? withChoices(email) : email

const withChoices = (notice: Notice): Notice => ({
  ...notice,
  body: inParagraphs(
    notice.body.trimEnd(),
    `${letterTexts.beforeChoices}\n${new URL('/account', notice.link).href}`,
  ),
})

const copyStatement = (
  db: Db,
  { kind, subject, body, replyTo, bookingCode, topic }: Notice,
  when: SQL,
  hold: Hold | undefined,
) =>
  insertWhere(
    db,
    outbox,
    {
      recipient: users.email,
      kind,
      subject,
      body,
      userId: users.id,
      bookingId: bookingIdOf(bookingCode),
      ...(replyTo ? { replyTo } : {}),
      createdAt: databaseNow,
      expiresAt: expiryOf(kind),
      ...hold,
    },
    sql`${whereReadingAdmin(topic)} and (${emailChoices.timing} = 'at-once' or (${emailChoices.timing} = 'daily' and not ${clockRuns})) and ${when}`,
    choicesAndUsers,
  )

const holdCopiesStatement = (db: Db, notice: Notice, when: SQL, hold: Hold | undefined) =>
  insertWhere(
    db,
    heldNotices,
    { ...heldLine(notice, hold), userId: users.id },
    sql`${whereReadingAdmin(notice.topic)} and ${emailChoices.timing} = 'daily' and ${clockRuns} and ${when}`,
    choicesAndUsers,
  )

const choicesAndUsers = sql`${emailChoices} join ${users} on ${users.id} = ${emailChoices.userId}`

const whereReadingAdmin = (topic: EmailTopic) =>
  sql`${emailChoices.topic} = ${topic} and ${users.role} = 'admin' and ${users.disabledAt} is null and ${users.emailConfirmedAt} is not null and ${users.email} <> ${site.email}`

const heldLine = ({ topic, subject, link, bookingCode, newId }: Notice, hold: Hold | undefined) => ({
  topic,
  subject,
  link: withNewId(link, newId),
  bookingId: bookingIdOf(bookingCode),
  readyAt: hold?.sendAfter ?? databaseNow,
  bulkId: hold?.bulkId ?? null,
  createdAt: databaseNow,
})

interface Reader {
  userId: SQLWrapper
  topic: SQLWrapper
}

const whereTopicTiming = ({ userId, topic }: Reader, timing: EmailTiming) =>
  sql`exists (select 1 from ${emailChoices} where ${emailChoices.userId} = ${userId} and ${emailChoices.topic} = ${topic} and ${emailChoices.timing} = ${timing})`

const clockRuns = sql`exists (select 1 from ${clockJobs} where ${clockJobs.name} = 'tick' and ${clockJobs.finishedAt} > ${databaseNow} - ${missingAfterMs})`

export const whereHeld = (reader: Reader) => sql`(${whereTopicTiming(reader, 'daily')} and ${clockRuns})`
export const whereSentAtOnce = (reader: Reader) =>
  sql`not (${whereTopicTiming(reader, 'off')} or ${whereHeld(reader)})`
