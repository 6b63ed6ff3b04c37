import { eq, sql } from 'drizzle-orm'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { accountTokens, devices, rateLimits, sessions, users } from '#server/db/schema/accounts.ts'
import { passwordChangedEmail } from '#server/email/account-emails.ts'
import { outboxMailer } from '#server/email/mailer.ts'
import { takeToken } from '#server/rate-limit/take.ts'
import { isGuessable } from './guessable-password.ts'
import { hashing, usernameFailures } from './limits.ts'
import { findLinkOwner, whereLinkOwner } from './email-links.ts'
import { hashPassword } from './password.ts'

interface Reset {
  token: string
  password: string
  siteUrl: string
  now: Date
}

/**
 * Sets a new password by a link that was mailed. Everybody who is signed in to the account is signed out, known
 * browsers are forgotten, and the e-mail counts as confirmed: only who reads its mail has the link. The first
 * statement that finds the link decides between two uses at once; it ends with every other link to a new password.
 */
export async function resetPassword(db: Db, { token, password, siteUrl, now }: Reset) {
  const link = { token, purpose: 'reset-password', now } as const
  const owner = await findLinkOwner(db, link)
  if (!owner) return { ok: false as const, reason: 'link-over' as const }
  if (await isGuessable(password, owner)) return { ok: false as const, reason: 'password-guessable' as const }
  const limit = await takeToken(db, hashing({ isKnownDevice: false }))
  if (!limit.allowed) {
    return { ok: false as const, reason: 'too-many' as const, retryAfterSeconds: limit.retryAfterSeconds }
  }
  const passwordHash = await hashPassword(password)

  const isUsable = whereLinkOwner(link)
  const usable = sql`exists (select 1 from ${users} where ${isUsable})`
  // The link goes last: what stands before it asks for it, and a batch is one transaction.
  const { updated } = await batchNamed(db, {
    updated: db
      .update(users)
      .set({ passwordHash, emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.getTime()})` })
      .where(isUsable)
      .returning({ id: users.id }),
    notice: outboxMailer(db).queue(
      passwordChangedEmail({ to: owner.email, name: owner.name, siteUrl }),
      usable,
    ),
    sessions: db.delete(sessions).where(sql`${eq(sessions.userId, owner.id)} and ${usable}`),
    devices: db.delete(devices).where(sql`${eq(devices.userId, owner.id)} and ${usable}`),
    // Guesses may have locked the owner out; whoever has the link need not wait.
    failures: db
      .delete(rateLimits)
      .where(sql`${eq(rateLimits.key, usernameFailures(owner.username).key)} and ${usable}`),
    links: db
      .delete(accountTokens)
      .where(
        sql`${eq(accountTokens.userId, owner.id)} and ${accountTokens.purpose} = ${link.purpose} and ${usable}`,
      ),
  })
  return updated.length > 0 ? { ok: true as const } : { ok: false as const, reason: 'link-over' as const }
}
