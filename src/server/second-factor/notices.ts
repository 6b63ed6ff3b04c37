import { type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from '#contracts/audit.ts'
import type { SecondFactorEvent } from '#content/emails/account.ts'
import { recordAudit } from '#server/audit/record.ts'
import { ownerGreeting } from '#server/auth/owner-greeting.ts'
import type { Db } from '#server/db/open.ts'
import { secondFactorEmail, wrongCodesEmail } from '#server/email/account-emails.ts'
import { outboxMailer } from '#server/email/mailer.ts'
import { limit } from '#server/rate-limit/limits.ts'
import { takeTokens } from '#server/rate-limit/take.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'

/**
 * Emails the owner, and records the change in the audit log for administrators only: entries outlive the account, so
 * the log names no client.
 * @param when evaluated at the statements' place in the batch
 */
export async function announcingChange(
  { db, now, siteUrl, user }: Pick<ServiceContext<SessionUser>, 'db' | 'now' | 'siteUrl' | 'user'>,
  event: SecondFactorEvent,
  when: SQL,
) {
  const greeting = await ownerGreeting({ db, now }, user)
  return {
    notice: greeting
      ? outboxMailer(db).queue(secondFactorEmail({ to: user.email, ...greeting, siteUrl, event }), when)
      : null,
    audit: auditOf(db, user, `user.${event}`, when),
  }
}

/**
 * Emails the owner, at most once a day, that somebody is guessing the codes of their second step. Only
 * somebody with the password or a session gets this far, so nobody else can cause the email.
 */
export async function announceWrongCodes(context: ServiceContext<SessionUser>): Promise<void> {
  const { db, siteUrl, user } = context
  const tokens = await takeTokens(context, [limit('wrong-codes-emails', user.id)])
  const greeting = tokens.ok ? await ownerGreeting(context, user) : null
  if (greeting)
    await outboxMailer(db).queue(wrongCodesEmail({ to: user.email, ...greeting, siteUrl }), sql`1`)
}

const auditOf = (db: Db, user: SessionUser, action: AuditAction, when: SQL) =>
  user.role === 'admin' ? recordAudit(db, { actor: user, action, subject: user.username }, when) : null
