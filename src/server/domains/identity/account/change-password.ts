import { and, eq, sql } from 'drizzle-orm'
import { passwordChangedEmail } from '#domains/identity/auth/account-emails.ts'
import { isGuessable } from '#domains/identity/auth/guessable-password.ts'
import { inHashingPlace, noHashingPlace } from '#domains/identity/auth/hashing-place.ts'
import { ownerNoticeStatements, ownChangeStatements } from '#domains/identity/auth/own-change.ts'
import { hashPassword } from '#domains/identity/auth/password.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { accountTokens, users } from '#platform/db/schema/accounts.ts'
import { passkeyChallenges } from '#platform/db/schema/second-factors.ts'
import { type HashingShare, hashingLimits, limit } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { deleteOtherSessionsStatement } from '#platform/sessions/sessions.ts'

interface PasswordChange {
  passwordHash: string
  hashingShare: HashingShare
  newPassword: string
  keepTokenHash: string
}

/**
 * Sets a new password, ends the user's other sessions and emails the owner. Refuses with `password-guessable`,
 * `too-many-attempts`, or `account-conflict` when the stored hash is no longer `passwordHash`.
 */
export async function changePassword(context: ServiceContext<SessionUser>, change: PasswordChange) {
  const { ip } = context
  const place = { share: change.hashingShare, ip }
  return (await inHashingPlace(place, () => saveNewPassword(context, change))) ?? noHashingPlace
}

async function saveNewPassword(
  context: ServiceContext<SessionUser>,
  { passwordHash, hashingShare, newPassword, keepTokenHash }: PasswordChange,
) {
  const { db, now, siteUrl, user, ip } = context
  const tokens = await takeTokens({ db, now }, hashingLimits(hashingShare, ip))
  if (!tokens.ok) return tokens
  if (await isGuessable(newPassword, user))
    return { ok: false as const, reason: 'password-guessable' as const }
  const changes = await takeTokens({ db, now }, [limit('password-changes', user.id)])
  if (!changes.ok) return changes
  const newHash = await hashPassword(newPassword)
  const newHashExists = sql`exists (select 1 from ${users} where ${users.id} = ${user.id} and ${users.passwordHash} = ${newHash})`
  const letter = (greeting: { name: string | null }) =>
    passwordChangedEmail({ to: user.email, ...greeting, siteUrl })
  const { changedRows } = await batchNamed(db, {
    changedRows: db
      .update(users)
      .set({ passwordHash: newHash })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, passwordHash)))
      .returning({ id: users.id }),
    sessions: deleteOtherSessionsStatement(db, { userId: user.id, keepTokenHash }, newHashExists),
    challenges: db.delete(passkeyChallenges).where(and(eq(passkeyChallenges.userId, user.id), newHashExists)),
    links: db
      .delete(accountTokens)
      .where(
        sql`${accountTokens.userId} = ${user.id} and ${accountTokens.purpose} = 'reset-password' and ${newHashExists}`,
      ),
    notice: await ownerNoticeStatements({ db, now }, { user, letter }, newHashExists),
    ownChange: ownChangeStatements(
      context,
      { user, action: 'user.password', event: 'password-changed' },
      newHashExists,
    ),
  })
  return changedRows.length > 0
    ? { ok: true as const }
    : { ok: false as const, reason: 'account-conflict' as const }
}
