import { type SQL, sql } from 'drizzle-orm'
import { insertWhere } from '#server/db/insert-where.ts'
import type { Db } from '#server/db/open.ts'
import { databaseNow } from '#server/db/schema/columns.ts'
import { outbox } from '#server/db/schema/outbox.ts'

export interface Email {
  to: string
  subject: string
  body: string
}

export interface Mailer {
  /**
   * Returns a statement for the batch that causes the email: both are written, or neither.
   * @param when evaluated at the statement's place in the batch
   */
  queue(email: Email, when: SQL, hold?: Hold): ReturnType<typeof insertEmail>
}

/** Links a queued email to one booking of a bulk change, so that undo can delete it. */
export const bulkEmailId = (bulkId: string, bookingId: number | SQL) =>
  sql<string>`${bulkId} || '.' || ${bookingId}`

interface BulkEmails {
  bulkId: string
  sendAfter: Date
  emails: readonly { bookingId: number; email: Email }[]
  due: SQL
}

/** A single statement for all emails: a Worker may run only a limited number of queries. */
export const queueBulkEmails = (db: Db, { bulkId, sendAfter, emails, due }: BulkEmails) =>
  insertWhere(
    db,
    outbox,
    {
      recipient: sql`value ->> 'to'`,
      subject: sql`value ->> 'subject'`,
      body: sql`value ->> 'body'`,
      createdAt: databaseNow,
      sendAfter,
      bulkId: bulkEmailId(bulkId, sql`(value ->> 'id')`),
    },
    sql`value ->> 'id' in (${due}) and value ->> 'to' <> ''`,
    sql`json_each(${JSON.stringify(emails.map(({ bookingId, email }) => ({ id: bookingId, ...email })))})`,
  )

export interface Hold {
  sendAfter: Date
  bulkId: string
}

/**
 * Queues emails in the outbox, which `send-outbox.ts` sends. An email to a blank recipient is skipped: bookings of
 * deleted accounts have no address.
 */
export const outboxMailer = (db: Db): Mailer => ({
  queue: (email, when, hold) => insertEmail(db, email, when, hold),
})

const insertEmail = (db: Db, { to, subject, body }: Email, when: SQL, hold?: Hold) =>
  insertWhere(
    db,
    outbox,
    { recipient: to, subject, body, createdAt: databaseNow, ...hold },
    sql`${when} and ${to} <> ''`,
  )
