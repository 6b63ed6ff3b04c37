import { eq, sql } from 'drizzle-orm'
import { batchNamed } from '#server/db/batch-named.ts'
import { accountTokens, devices, rateLimits, sessions, users } from '#server/db/schema/accounts.ts'
import { passwordChangedEmail } from '#server/email/account-emails.ts'
import { outboxMailer } from '#server/email/mailer.ts'
import { countDeadLink } from '#server/rate-limit/dead-link.ts'
import { addressLimits, limit } from '#server/rate-limit/limits.ts'
import { takeTokens } from '#server/rate-limit/take.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { createToken } from '#server/sessions/token.ts'
import { rememberingDevice } from './device.ts'
import { isGuessable } from './guessable-password.ts'
import { findLinkOwner, whereLinkOwner } from './email-links.ts'
import { hashPassword } from './password.ts'

/**
 * Signs out everywhere and forgets known browsers, because a stranger may hold them. The browser that used the link
 * becomes known, so that guesses by others cannot lock it out. The link proves the mailbox, so the email counts as
 * confirmed. Of two concurrent uses, the first statement that finds the link wins.
 */
export async function resetPassword(
  context: ServiceContext,
  { token, password }: { token: string; password: string },
) {
  const { db, now, siteUrl, address } = context
  const link = { token, purpose: 'reset-password', now } as const
  const owner = await findLinkOwner(context, link)
  if (!owner) {
    const counted = await countDeadLink(context)
    return counted.ok ? { ok: false as const, reason: 'link-over' as const } : counted
  }
  const taken = await takeTokens(context, [...addressLimits('hashing:address', address), limit('hashing')])
  if (!taken.ok) return taken
  if (await isGuessable(password, owner)) return { ok: false as const, reason: 'password-guessable' as const }
  const passwordHash = await hashPassword(password)
  const deviceToken = createToken()

  const matchesLinkOwner = whereLinkOwner(link)
  const linkOwnerExists = sql`exists (select 1 from ${users} where ${matchesLinkOwner})`
  // A batch is one transaction. The link is deleted last, because every other statement depends on it.
  const { updatedRows } = await batchNamed(db, {
    updatedRows: db
      .update(users)
      .set({ passwordHash, emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.getTime()})` })
      .where(matchesLinkOwner)
      .returning({ id: users.id }),
    notice: outboxMailer(db).queue(
      passwordChangedEmail({ to: owner.email, name: owner.name, siteUrl }),
      linkOwnerExists,
    ),
    sessions: db.delete(sessions).where(sql`${eq(sessions.userId, owner.id)} and ${linkOwnerExists}`),
    devices: db.delete(devices).where(sql`${eq(devices.userId, owner.id)} and ${linkOwnerExists}`),
    device: rememberingDevice(context, { token: deviceToken, user: owner }, linkOwnerExists),
    // Failed guesses may have locked the owner out. The link proves ownership, so the owner need not wait.
    failures: db
      .delete(rateLimits)
      .where(sql`${eq(rateLimits.key, limit('login:username', owner.username).key)} and ${linkOwnerExists}`),
    links: db
      .delete(accountTokens)
      .where(
        sql`${eq(accountTokens.userId, owner.id)} and ${accountTokens.purpose} = ${link.purpose} and ${linkOwnerExists}`,
      ),
  })
  return updatedRows.length > 0
    ? { ok: true as const, deviceToken }
    : { ok: false as const, reason: 'link-over' as const }
}
