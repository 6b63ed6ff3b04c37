import { type SQL, sql } from 'drizzle-orm'
import { insertWhere } from '#server/db/insert-where.ts'
import { users } from '#server/db/schema/accounts.ts'
import { databaseNow } from '#server/db/schema/columns.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { newAdminEmail } from '#server/email/account-emails.ts'
import { expiryOf } from '#server/email/mailer.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'

/**
 * Returns the notices about a new administrator. They include the administrator who acted, because somebody
 * else may have used their session.
 * @param when evaluated at the statement's place in the batch
 */
export function notifyingAdmins(
  { db, siteUrl, user }: ServiceContext<SessionUser>,
  username: string,
  when: SQL,
) {
  const { kind, subject, body } = newAdminEmail({ siteUrl, username, by: user.username })
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
    sql`${users.role} = 'admin' and ${users.disabledAt} is null and ${users.username} <> ${username} and ${when}`,
    users,
  )
}
