import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { outbox } from '#server/db/schema/mail.ts'

export interface Mail {
  to: string
  subject: string
  /** Plain text. */
  body: string
}

/** Takes mails over. What it returns goes into the batch that causes the mail: both are kept, or neither. */
export interface Mailer {
  /** @param when a condition on the database as it is at that place of the batch */
  queue(mail: Mail, when: SQL, hold?: Hold): ReturnType<typeof insertMail>
}

/** Keeps a mail back while the change that causes it can still be undone. */
export interface Hold {
  sendAfter: Date
  bulkId: string
}

/** Writes mails to the outbox. A sender reads from there; this site has no mail service of its own. */
export const outboxMailer = (db: Db): Mailer => ({
  queue: (mail, when, hold) => insertMail(db, mail, when, hold),
})

/** Names every column of the table in its order, which `insert … select` wants. */
const insertMail = (db: Db, { to, subject, body }: Mail, when: SQL, hold?: Hold) =>
  db
    .insert(outbox)
    .select(
      sql`select null, ${to}, ${subject}, ${body}, cast(unixepoch('subsec') * 1000 as integer), null, ${hold?.sendAfter.getTime() ?? null}, ${hold?.bulkId ?? null}, 0, null, null where ${when}`,
    )
