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
  queue(mail: Mail, when: SQL): ReturnType<Db['run']>
}

/** Writes mails to the outbox. A sender reads from there; this site has no mail service of its own. */
export const outboxMailer = (db: Db): Mailer => ({
  queue: ({ to, subject, body }, when) =>
    db.run(
      sql`insert into ${outbox} (recipient, subject, body) select ${to}, ${subject}, ${body} where ${when}`,
    ),
})
