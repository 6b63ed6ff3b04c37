import { and, eq, sql } from 'drizzle-orm'
import { resetLink } from '#domains/identity/auth/account-emails.ts'
import { whereLinkOpen, insertLinkStatement } from '#domains/identity/auth/email-links.ts'
import { adminNoticeStatement, whereIsAdmin } from '#domains/identity/auth/notify-of-admin.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { createToken } from '#platform/crypto/token.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { outboxMailer } from '#platform/email/mailer.ts'
import { liftSuppressionStatement } from '#platform/email/suppress-emails.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

/**
 * Emails a password reset link. Refuses with `user-not-found`, and with `reset-link-refused` when the user is
 * disabled or has the maximum of unused links.
 */
export async function sendResetLink(context: ServiceContext<SessionUser>, id: number) {
  const { db } = context
  const [recipient] = await db.select().from(users).where(eq(users.id, id))
  if (!recipient) return { ok: false as const, reason: 'user-not-found' as const }
  const { link } = await batchNamed(db, resetLinkStatements(context, recipient))
  return link.length > 0
    ? { ok: true as const }
    : { ok: false as const, reason: 'reset-link-refused' as const }
}

export function resetLinkStatements(
  context: ServiceContext<SessionUser>,
  { id, username, email }: { id: number; username: string; email: string },
) {
  const { db, now, siteUrl, user } = context
  const token = createToken()
  const whereRecipient = sql`(${and(eq(users.id, id), eq(users.email, email))})`
  return {
    link: insertLinkStatement(db, { token, purpose: 'reset-password', of: whereRecipient, now }),
    suppression: liftSuppressionStatement(db, email, whereLinkOpen(token)),
    linkEmail: outboxMailer(db).queue(resetLink({ to: email, siteUrl, token }), whereLinkOpen(token)),
    linkAudit: auditStatement(
      db,
      { actor: user, action: 'user.reset-link', subject: username },
      whereLinkOpen(token),
    ),
    noticeToAdmins: adminNoticeStatement(
      context,
      { event: 'reset-link-sent', username, by: user.username },
      sql`${whereLinkOpen(token)} and ${whereIsAdmin(id)}`,
    ),
  }
}
