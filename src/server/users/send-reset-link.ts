import { and, eq, sql } from 'drizzle-orm'
import { recordAudit } from '#server/audit/record.ts'
import { linkIsOpen, openingLink } from '#server/auth/email-links.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import { users } from '#server/db/schema/accounts.ts'
import { resetLink } from '#server/email/account-emails.ts'
import { liftingSuppression } from '#server/email/lift-suppression.ts'
import { outboxMailer } from '#server/email/mailer.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { createToken } from '#server/sessions/token.ts'
import { adminNoticeStatement, whereIsAdmin } from './notify-of-admin.ts'

export async function sendResetLink(context: ServiceContext<SessionUser>, id: number) {
  const { db } = context
  const [recipient] = await db.select().from(users).where(eq(users.id, id))
  if (!recipient) return { ok: false as const, reason: 'user-not-found' as const }
  const { link } = await batchNamed(db, sendingResetLink(context, recipient))
  return link.length > 0
    ? { ok: true as const }
    : { ok: false as const, reason: 'reset-link-refused' as const }
}

export function sendingResetLink(
  context: ServiceContext<SessionUser>,
  { id, username, email }: { id: number; username: string; email: string },
) {
  const { db, now, siteUrl, user } = context
  const token = createToken()
  const whereRecipient = sql`(${and(eq(users.id, id), eq(users.email, email))})`
  return {
    link: openingLink(db, { token, purpose: 'reset-password', of: whereRecipient, now }),
    suppression: liftingSuppression(db, email, linkIsOpen(token)),
    linkEmail: outboxMailer(db).queue(resetLink({ to: email, siteUrl, token }), linkIsOpen(token)),
    linkAudit: recordAudit(
      db,
      { actor: user, action: 'user.reset-link', subject: username },
      linkIsOpen(token),
    ),
    noticeToAdmins: adminNoticeStatement(
      context,
      { event: 'reset-link-sent', username, by: user.username },
      sql`${linkIsOpen(token)} and ${whereIsAdmin(id)}`,
    ),
  }
}
