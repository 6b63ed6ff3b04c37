import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { databaseNow } from '#platform/db/schema/columns.ts'
import { type EmailKind, policyOf } from '#platform/db/schema/outbox.ts'
import { type Attachment, outbox } from '#platform/db/schema/outbox.ts'
import { existingUserId, insertWhere } from '#platform/db/sql.ts'

export interface Email {
  to: string
  subject: string
  body: string
  html?: string
  kind: EmailKind
  userId?: number | null
  bookingCode?: string
  replyTo?: string
  unsubscribeUrl?: string | SQL<string>
  attachment?: Attachment
  /** Selects the id of a row that the same batch inserts. It replaces `newIdMark` in the body. */
  newId?: SQL<number> | undefined
}

export const newIdMark = '{new-id}'

export const withNewId = (text: string, newId: SQL<number> | undefined) =>
  newId ? sql<string>`replace(${text}, ${newIdMark}, ${newId})` : text

export interface Mailer {
  /**
   * Returns a statement for the batch that causes the email: both are written, or neither.
   * @param when evaluated at the statement's place in the batch
   */
  queue(email: Email, when: SQL, hold?: Hold): ReturnType<typeof insertEmailStatement>
}

/** Links a queued email to one booking of a bulk change, so that undo can delete it. */
export const bulkEmailId = (bulkId: string | SQLWrapper, bookingId: number | SQLWrapper) =>
  sql<string>`${bulkId} || '.' || ${bookingId}`

interface BulkEmails {
  bulkId: string | null
  sendAfter: Date
  emails: readonly { bookingId: number; email: Email }[]
  where: SQL
}

/** Returns one statement that queues all emails, because a Worker may run only a limited number of queries. */
export const queueBulkEmailsStatement = (db: Db, { bulkId, sendAfter, emails, where }: BulkEmails) =>
  insertWhere(
    db,
    outbox,
    {
      recipient: sql`value ->> 'to'`,
      subject: sql`value ->> 'subject'`,
      body: sql`value ->> 'body'`,
      kind: 'notice',
      userId: sql<number>`(select ${users.id} from ${users} where ${users.id} = value ->> 'userId')`,
      createdAt: databaseNow,
      sendAfter,
      bookingId: sql<number>`value ->> 'id'`,
      expiresAt: expiryOf('notice'),
      bulkId: bulkId && bulkEmailId(bulkId, sql`(value ->> 'id')`),
      replyTo: sql`value ->> 'replyTo'`,
      attachment: sql`value -> 'attachment'`,
    },
    sql`${where} and value ->> 'to' <> ''`,
    sql`json_each(${JSON.stringify(emails.map(({ bookingId, email }) => ({ id: bookingId, ...email })))})`,
  )

export interface Hold {
  sendAfter: Date
  bulkId: string
}

/**
 * Queues emails in the outbox. An email to a blank recipient is skipped: bookings of deleted accounts have no address.
 */
export const outboxMailer = (db: Db): Mailer => ({
  queue: (email, when, hold) => insertEmailStatement(db, email, when, hold),
})

const insertEmailStatement = (
  db: Db,
  { to, subject, body, html, kind, userId, bookingCode, replyTo, unsubscribeUrl, attachment, newId }: Email,
  when: SQL,
  hold?: Hold,
) =>
  insertWhere(
    db,
    outbox,
    {
      recipient: to,
      subject,
      body: withNewId(body, newId),
      kind,
      userId: kind.startsWith('account-') && userId === undefined ? userIdOf(to) : existingUserId(userId),
      bookingId: bookingIdOf(bookingCode),
      ...(html ? { html } : {}),
      ...(replyTo ? { replyTo } : {}),
      ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
      ...(attachment ? { attachment } : {}),
      createdAt: databaseNow,
      expiresAt: expiryOf(kind),
      ...hold,
    },
    sql`${when} and ${to} <> ''`,
  )

const userIdOf = (email: string) =>
  sql<number>`(select ${users.id} from ${users} where ${users.email} = ${email})`

export const bookingIdOf = (code: string | undefined) =>
  sql<number>`(select ${bookings.id} from ${bookings} where ${bookings.code} = ${code ?? null})`

export const expiryOf = (kind: EmailKind) => sql<Date>`${databaseNow} + ${policyOf(kind).lifetimeMs}`
