import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { outbox } from '#server/db/schema.ts'

export interface Mail {
  to: string
  subject: string
  /** Plain text. */
  body: string
}

/** Takes mails over. What it returns goes into the batch that causes the mail: both are kept, or neither. */
export interface Mailer {
  /** @param when a condition on the database as it is at that place of the batch */
  queue(mail: Mail, when: SQL): ReturnType<typeof insertMail>
}

/** Writes mails to the outbox. A sender reads from there; this site has no mail service of its own. */
export const outboxMailer = (db: Db): Mailer => ({ queue: (mail, when) => insertMail(db, mail, when) })

/** Names every column of the table in its order, which `insert … select` wants. */
const insertMail = (db: Db, { to, subject, body }: Mail, when: SQL) =>
  db
    .insert(outbox)
    .select(
      sql`select null, ${to}, ${subject}, ${body}, cast(unixepoch('subsec') * 1000 as integer), null where ${when}`,
    )
