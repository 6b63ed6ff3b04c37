import { type SQL, sql } from 'drizzle-orm'
import type { AdminAccountEvent } from '#content/emails/admin-notices.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { databaseNow } from '#platform/db/schema/columns.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { expiryOf } from '#platform/email/mailer.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { adminNoticeEmail } from './account-emails.ts'

interface AdminNotice {
  event: AdminAccountEvent
  username: string
  by: string
}

/**
 * Returns a statement that emails the other administrators about the account of one. They include the administrator
 * who acted, because somebody else may have used their session.
 * @param when evaluated at the statement's place in the batch
 */
export function adminNoticeStatement(
  { db, siteUrl }: Pick<ServiceContext, 'db' | 'siteUrl'>,
  notice: AdminNotice,
  when: SQL,
) {
  const { kind, subject, body } = adminNoticeEmail({ ...notice, siteUrl })
  return insertWhere(
    db,
    outbox,
    {
      recipient: users.email,
      subject,
      body,
      kind,
      userId: users.id,
      createdAt: databaseNow,
      expiresAt: expiryOf(kind),
    },
    sql`${users.role} = 'admin' and ${users.disabledAt} is null and ${users.username} <> ${notice.username} and ${when}`,
    users,
  )
}

export const whereIsAdmin = (id: number): SQL =>
  sql`exists (select 1 from ${users} subject where subject.id = ${id} and subject.role = 'admin')`
