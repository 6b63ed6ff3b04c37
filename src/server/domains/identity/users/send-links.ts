import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Role } from '#contracts/auth.ts'
import { invitationEmail, resetLink } from '#domains/identity/auth/account-emails.ts'
import {
  deleteOtherLinksStatement,
  insertLinkStatement,
  whereInvited,
  whereLinkOpen,
} from '#domains/identity/auth/email-links.ts'
import { adminNoticeStatement, whereIsAdmin } from '#domains/identity/auth/own-change.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { createToken, hashToken } from '#platform/crypto/token.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { outboxMailer } from '#platform/email/mailer.ts'
import { liftSuppressionStatement } from '#platform/email/suppress-emails.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

/**
 * Emails a new invitation, which replaces the earlier one. Refuses with `user-not-found`, with `invitation-refused`
 * when the user is disabled or has no invitation to replace, and with `too-many-attempts` over the rate limit.
 */
export async function sendInvitation(context: ServiceContext<SessionUser>, id: number) {
  const { db } = context
  const [invitedUser] = await db.select().from(users).where(eq(users.id, id))
  if (!invitedUser) return { ok: false as const, reason: 'user-not-found' as const }
  // A new invitation replaces the earlier one, so the number of open links cannot serve as the limit.
  const tokens = await takeTokens(context, [limit('invitations', hashToken(invitedUser.email))])
  if (!tokens.ok) return tokens
  const matchesInvited = sql`${and(eq(users.id, id), eq(users.email, invitedUser.email), whereInvited(users.id))}`
  const { link } = await batchNamed(db, {
    ...invitationStatements(context, matchesInvited, invitedUser),
    noticeToAdmins: adminNoticeStatement(
      context,
      { event: 'invitation-sent', username: invitedUser.username, by: context.user.username },
      sql`${whereIsAdmin(id)} and exists (select 1 from ${users} where ${matchesInvited})`,
    ),
  })
  return link.length > 0
    ? { ok: true as const }
    : { ok: false as const, reason: 'invitation-refused' as const }
}

export function invitationStatements(
  { db, now, siteUrl, user }: ServiceContext<SessionUser>,
  matchesInvited: SQL,
  { username, email, role }: { username: string; email: string; role: Role },
) {
  const token = createToken()
  const purpose = 'accept-invitation'
  return {
    link: insertLinkStatement(db, { token, purpose, of: sql`(${matchesInvited})`, now }),
    earlierLinks: deleteOtherLinksStatement(db, { token, purpose }),
    suppression: liftSuppressionStatement(db, email, whereLinkOpen(token)),
    linkEmail: outboxMailer(db).queue(
      invitationEmail({ to: email, siteUrl, token, username, role, by: user.name }),
      whereLinkOpen(token),
    ),
    linkAudit: auditStatement(
      db,
      { actor: user, action: 'user.invite', subject: username },
      whereLinkOpen(token),
    ),
  }
}

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
