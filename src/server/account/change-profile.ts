import { and, eq, sql } from 'drizzle-orm'
import { sendingConfirmation } from '#server/auth/confirm-email.ts'
import { confirmedName } from '#server/auth/confirmed-name.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { accountTokens, users } from '#server/db/schema/accounts.ts'
import { isUniqueViolation } from '#server/db/unique-violation.ts'
import { emailChangedEmail } from '#server/email/account-emails.ts'
import { outboxMailer } from '#server/email/mailer.ts'
import type { SessionUser } from '#server/sessions/session.ts'

interface ProfileChange {
  /** As it was when the password was checked. */
  user: SessionUser
  passwordHash: string
  name?: string | undefined
  /** Lowercased. */
  email?: string | undefined
  siteUrl: string
  now: Date
}

/**
 * Changes name and e-mail of an account whose password was just checked. A new address is unconfirmed, gets a link,
 * and ends the links that were sent to the old one, which is told. The unique index decides who has an address.
 */
export async function changeProfile(db: Db, { user, passwordHash, siteUrl, now, ...wanted }: ProfileChange) {
  const name = wanted.name ?? user.name
  const email = wanted.email ?? user.email
  const isSame = and(eq(users.id, user.id), eq(users.passwordHash, passwordHash), eq(users.email, user.email))
  if (email === user.email) {
    const changed = await db.update(users).set({ name }).where(isSame).returning({ id: users.id })
    return changed.length > 0
      ? { ok: true as const }
      : { ok: false as const, reason: 'changed-meanwhile' as const }
  }
  const greetedName = await confirmedName(db, user.id)
  const hasChanged = sql`exists (select 1 from ${users} where ${users.id} = ${user.id} and ${users.email} = ${email})`
  try {
    const { changed } = await batchNamed(db, {
      changed: db
        .update(users)
        .set({ name, email, emailConfirmedAt: null })
        .where(isSame)
        .returning({ id: users.id }),
      oldLinks: db.delete(accountTokens).where(and(eq(accountTokens.userId, user.id), hasChanged)),
      notice: outboxMailer(db).queue(
        emailChangedEmail({ to: user.email, name: greetedName, siteUrl }),
        hasChanged,
      ),
      ...sendingConfirmation(db, { user: { id: user.id, email }, siteUrl, now }),
    })
    return changed.length > 0
      ? { ok: true as const }
      : { ok: false as const, reason: 'changed-meanwhile' as const }
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false as const, reason: 'email-taken' as const }
    throw error
  }
}
