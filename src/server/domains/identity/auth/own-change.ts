import { type SQL, sql } from 'drizzle-orm'
import type { AdminAccountEvent } from '#content/emails/admin-notices.ts'
import type { AuditAction } from '#contracts/audit.ts'
import { opensBackOffice } from '#contracts/role-abilities.ts'
import { auditStatement } from '#platform/audit/record.ts'
import type { Statement } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { databaseNow } from '#platform/db/schema/columns.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { type Email, expiryOf, outboxMailer } from '#platform/email/mailer.ts'
import { unprovedTokens } from '#platform/email/unproved-address.ts'
import { tokensAlongside } from '#platform/rate-limit/take.ts'
import type { DatabaseContext, ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { adminNoticeEmail } from './account-emails.ts'
import { confirmedName } from './create-user.ts'
import { whereInvited } from './email-links.ts'

interface OwnChange {
  user: Pick<SessionUser, 'id' | 'username' | 'role'>
  action: AuditAction
  event?: AdminAccountEvent
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/**
 * Returns statements that record what administrators and editors change about their own account, and email the other
 * administrators if there is an event for an administrator's. There are none for other users: entries outlive the
 * account, so the log names no client.
 * @param when evaluated at the statements' place in the batch
 */
export function ownChangeStatements(
  context: Pick<ServiceContext, 'db' | 'siteUrl'>,
  { user, action, event, before, after }: OwnChange,
  when: SQL,
): Statement[] {
  if (!opensBackOffice(user.role)) return []
  const { username } = user
  const audit = auditStatement(context.db, { actor: user, action, subject: username, before, after }, when)
  return event && user.role === 'admin'
    ? [audit, adminNoticeStatement(context, { event, username, by: username }, when)]
    : [audit]
}

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

/** Whoever has yet to accept an invitation may never do so, and would leave the back office without anybody. */
export const whereAnotherAdminExists = (id: number) =>
  sql`exists (select 1 from ${users} other where other.role = 'admin' and other.disabled_at is null and other.id <> ${id} and not ${whereInvited(sql`other.id`)})`

interface OwnerNotice {
  user: { id: number; email: string }
  letter: (greeting: { name: string | null }) => Email
}

/**
 * Returns statements that email the owner of an account, for the batch of what they hear of. An address that nobody
 * has proved may be a stranger's, whom somebody could flood by changing an account over and over: it gets few such
 * notices, and refused changes use up none of them, or the changes that follow would go unnoticed.
 * @param when evaluated at the statements' place in the batch
 */
export async function ownerNoticeStatements(
  context: DatabaseContext,
  { user, letter }: OwnerNotice,
  when: SQL,
): Promise<Statement[]> {
  const name = await confirmedName(context.db, user.id)
  const tokens =
    name === null ? unprovedTokens(context, 'account-notice', user.email) : tokensAlongside(context, [])
  return [
    outboxMailer(context.db).queue(letter({ name }), sql`${when} and ${tokens.whereLeft}`),
    ...tokens.taking(when),
  ]
}
