import type { SQL } from 'drizzle-orm'
import type { AdminAccountEvent } from '#content/emails/admin-notices.ts'
import type { AuditAction } from '#contracts/audit.ts'
import { auditStatement } from '#platform/audit/record.ts'
import type { Statement } from '#platform/db/batch-named.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { adminNoticeStatement } from './notify-of-admin.ts'

interface OwnChange {
  user: Pick<SessionUser, 'id' | 'username' | 'role'>
  action: AuditAction
  event?: AdminAccountEvent
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/**
 * Returns statements that record what administrators change about their own account, and email the other
 * administrators if there is an event for it. There are none for other users: entries outlive the account, so the log
 * names no client.
 * @param when evaluated at the statements' place in the batch
 */
export function ownChangeStatements(
  context: Pick<ServiceContext, 'db' | 'siteUrl'>,
  { user, action, event, before, after }: OwnChange,
  when: SQL,
): Statement[] {
  if (user.role !== 'admin') return []
  const { username } = user
  const audit = auditStatement(context.db, { actor: user, action, subject: username, before, after }, when)
  return event ? [audit, adminNoticeStatement(context, { event, username, by: username }, when)] : [audit]
}
