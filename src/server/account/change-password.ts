import { and, eq, sql } from 'drizzle-orm'
import { confirmedName } from '#server/auth/confirmed-name.ts'
import { isGuessable } from '#server/auth/guessable-password.ts'
import { hashing } from '#server/auth/limits.ts'
import { hashPassword } from '#server/auth/password.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { accountTokens, users } from '#server/db/schema/accounts.ts'
import { passwordChangedEmail } from '#server/email/account-emails.ts'
import { outboxMailer } from '#server/email/mailer.ts'
import { takeToken } from '#server/rate-limit/take.ts'
import { deleteOtherSessions } from '#server/sessions/end.ts'
import type { SessionUser } from '#server/sessions/session.ts'

interface PasswordChange {
  user: SessionUser
  /** That was just checked: of two changes at once one finds it gone. */
  passwordHash: string
  newPassword: string
  /** The session that stays. */
  keepTokenHash: string
  siteUrl: string
}

/** Sets a new password, ends the account's other sessions and its open links, and says so by mail. */
export async function changePassword(db: Db, change: PasswordChange) {
  const { user, passwordHash, newPassword, keepTokenHash, siteUrl } = change
  if (await isGuessable(newPassword, user))
    return { ok: false as const, reason: 'password-guessable' as const }
  const limit = await takeToken(db, hashing({ isKnownDevice: true }))
  if (!limit.allowed) {
    return { ok: false as const, reason: 'too-many' as const, retryAfterSeconds: limit.retryAfterSeconds }
  }
  const name = await confirmedName(db, user.id)
  const newHash = await hashPassword(newPassword)
  const isSet = sql`exists (select 1 from ${users} where ${users.id} = ${user.id} and ${users.passwordHash} = ${newHash})`
  const { changed } = await batchNamed(db, {
    changed: db
      .update(users)
      .set({ passwordHash: newHash })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, passwordHash)))
      .returning({ id: users.id }),
    sessions: deleteOtherSessions(db, { userId: user.id, keepTokenHash }, isSet),
    links: db
      .delete(accountTokens)
      .where(
        sql`${accountTokens.userId} = ${user.id} and ${accountTokens.purpose} = 'reset-password' and ${isSet}`,
      ),
    notice: outboxMailer(db).queue(passwordChangedEmail({ to: user.email, name, siteUrl }), isSet),
  })
  return changed.length > 0
    ? { ok: true as const }
    : { ok: false as const, reason: 'changed-meanwhile' as const }
}
