import { type SQL, sql } from 'drizzle-orm'
import type { Statement } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { databaseNow } from '#platform/db/schema/columns.ts'
import { heldNotices } from '#platform/db/schema/email-choices.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { bulkEmailId, type Email, queueBulkEmailsStatement } from './mailer.ts'
import { asQueued, whereSentAtOnce, whereHeld, type Notice } from './notify.ts'

interface BulkNotices {
  bulkId: string | null
  sendAfter: Date
  emails: readonly { bookingId: number; email: Email | Notice }[]
  due: SQL
}

export function bulkNoticeStatements(db: Db, { bulkId, sendAfter, emails, due }: BulkNotices): Statement[] {
  const reader = { userId: sql`value ->> 'userId'`, topic: sql`value ->> 'topic'` }
  const whereChosen = sql`(value ->> 'userId' is not null and value -> 'attachment' is null)`
  const emailRows = emails.map(({ bookingId, email }) => ({
    bookingId,
    email: asQueued(email),
  }))
  const whereDue = sql`value ->> 'id' in (${due})`
  return [
    queueBulkEmailsStatement(db, {
      bulkId,
      sendAfter,
      emails: emailRows,
      where: sql`${whereDue} and (not ${whereChosen} or ${whereSentAtOnce(reader)})`,
    }),
    insertWhere(
      db,
      heldNotices,
      {
        userId: users.id,
        topic: sql`value ->> 'topic'`,
        bookingId: sql<number>`value ->> 'id'`,
        subject: sql`value ->> 'subject'`,
        link: sql`value ->> 'link'`,
        readyAt: sendAfter,
        bulkId: bulkId && bulkEmailId(bulkId, sql`(value ->> 'id')`),
        createdAt: databaseNow,
      },
      sql`${whereDue} and ${whereChosen} and ${whereHeld(reader)}`,
      sql`json_each(${JSON.stringify(emails.map(({ bookingId, email }) => ({ ...withoutBody(email), id: bookingId })))}) join ${users} on ${users.id} = value ->> 'userId'`,
    ),
  ]
}

const withoutBody = ({ body, ...email }: Email | Notice) => email
