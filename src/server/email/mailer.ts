import { type SQL, sql } from 'drizzle-orm'
import { insertWhere } from '#server/db/insert-where.ts'
import type { Db } from '#server/db/open.ts'
import { databaseNow } from '#server/db/schema/columns.ts'
import { outbox } from '#server/db/schema/outbox.ts'

export interface Mail {
  to: string
  subject: string
  /** Plain text. */
  body: string
}

/** Takes mails over. What it returns goes into the batch that causes the mail: both are kept, or neither. */
export interface Mailer {
  /** @param when a condition on the database as it is at that place of the batch */
  queue(mail: Mail, when: SQL, hold?: Hold): ReturnType<typeof insertEmail>
}

/** Which of the mails of a change of many bookings belongs to one of them: an undo takes back those that it restores. */
export const bulkEmailId = (bulkId: string, bookingId: number | SQL) =>
  sql<string>`${bulkId} || '.' || ${bookingId}`

interface BulkEmails {
  bulkId: string
  sendAfter: Date
  mails: readonly { bookingId: number; mail: Mail }[]
  /** Ids of the bookings whose mails are due, as the database is at that place of the batch. */
  due: SQL
}

/** The mails of a change of many bookings in one statement: a Worker may make few of them. */
export const queueBulkEmails = (db: Db, { bulkId, sendAfter, mails, due }: BulkEmails) =>
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
    sql`json_each(${JSON.stringify(mails.map(({ bookingId, mail }) => ({ id: bookingId, ...mail })))})`,
  )

/** Keeps a mail back while the change that causes it can still be undone. */
export interface Hold {
  sendAfter: Date
  bulkId: string
}

/**
 * Writes mails to the outbox, from where `send-outbox.ts` sends them. A mail to nobody is not written: the requests of
 * a deleted account have no address any more.
 */
export const outboxMailer = (db: Db): Mailer => ({
  queue: (mail, when, hold) => insertEmail(db, mail, when, hold),
})

const insertEmail = (db: Db, { to, subject, body }: Mail, when: SQL, hold?: Hold) =>
  insertWhere(
    db,
    outbox,
    { recipient: to, subject, body, createdAt: databaseNow, ...hold },
    sql`${when} and ${to} <> ''`,
  )
