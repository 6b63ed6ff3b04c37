import { eq, sql } from 'drizzle-orm'
import { secondFactorEmail } from '#domains/identity/auth/account-emails.ts'
import { confirmedName } from '#domains/identity/auth/create-user.ts'
import { adminNoticeStatement, whereIsAdmin } from '#domains/identity/auth/own-change.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { sessions, users } from '#platform/db/schema/accounts.ts'
import {
  authenticators,
  passkeyChallenges,
  passkeys,
  pendingSignIns,
  recoveryCodes,
} from '#platform/db/schema/second-factors.ts'
import { outboxMailer } from '#platform/email/mailer.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { whereHasSecondFactor } from '#platform/sessions/sessions.ts'

/**
 * Deletes another user's second factors and sessions, and emails that user. Refuses with `own-second-factor` for the
 * acting administrator's own account, with `user-not-found`, and with `user-without-second-factor`.
 */
export async function removeSecondFactor(
  context: ServiceContext<SessionUser>,
  id: number,
): Promise<
  { ok: true } | { ok: false; reason: 'user-not-found' | 'own-second-factor' | 'user-without-second-factor' }
> {
  const { db, siteUrl, user } = context
  if (id === user.id) return { ok: false, reason: 'own-second-factor' }
  const [owner] = await db
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(eq(users.id, id))
  if (!owner) return { ok: false, reason: 'user-not-found' }
  const email = secondFactorEmail({
    to: owner.email,
    name: await confirmedName(db, id),
    siteUrl,
    event: 'second-factor-remove',
    token: null,
  })
  const whereProtected = whereHasSecondFactor(id)
  const results = await batchNamed(db, {
    audit: auditStatement(
      db,
      { actor: user, action: 'user.second-factor-remove', subject: owner.username },
      whereProtected,
    ),
    notice: outboxMailer(db).queue(email, whereProtected),
    noticeToAdmins: adminNoticeStatement(
      context,
      { event: 'second-step-removed', username: owner.username, by: user.username },
      sql`${whereProtected} and ${whereIsAdmin(id)}`,
    ),
    sessions: db.delete(sessions).where(sql`${sessions.userId} = ${id} and ${whereProtected}`),
    pendingSignIns: db.delete(pendingSignIns).where(eq(pendingSignIns.userId, id)),
    challenges: db.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, id)),
    codes: db.delete(recoveryCodes).where(eq(recoveryCodes.userId, id)),
    passkeys: db.delete(passkeys).where(eq(passkeys.userId, id)).returning({ id: passkeys.id }),
    authenticators: db
      .delete(authenticators)
      .where(eq(authenticators.userId, id))
      .returning({ confirmedAt: authenticators.confirmedAt }),
  })
  const isRemoved =
    results.passkeys.length > 0 || results.authenticators.some(({ confirmedAt }) => confirmedAt !== null)
  return isRemoved ? { ok: true } : { ok: false, reason: 'user-without-second-factor' }
}
