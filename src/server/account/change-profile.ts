import { and, eq, sql } from 'drizzle-orm'
import { sendingConfirmation } from '#server/auth/confirm-email.ts'
import { ownerGreeting } from '#server/auth/owner-greeting.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import { accountTokens, users } from '#server/db/schema/accounts.ts'
import { isUniqueViolation } from '#server/db/unique-violation.ts'
import { emailChangedEmail } from '#server/email/account-emails.ts'
import { outboxMailer } from '#server/email/mailer.ts'
import { limit } from '#server/rate-limit/limits.ts'
import { takeTokens } from '#server/rate-limit/take.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import type { ServiceContext } from '#server/service-context.ts'

interface ProfileChange {
  passwordHash: string
  name?: string | undefined
  email?: string | undefined
}

export async function changeProfile(
  context: ServiceContext<SessionUser>,
  { passwordHash, ...changes }: ProfileChange,
) {
  const { db, siteUrl, user } = context
  const name = changes.name ?? user.name
  const email = changes.email ?? user.email
  const matchesUnchanged = and(
    eq(users.id, user.id),
    eq(users.passwordHash, passwordHash),
    eq(users.email, user.email),
  )
  if (email === user.email) {
    const changedRows = await db
      .update(users)
      .set({ name })
      .where(matchesUnchanged)
      .returning({ id: users.id })
    return changedRows.length > 0
      ? { ok: true as const }
      : { ok: false as const, reason: 'account-conflict' as const }
  }
  const tokens = await takeTokens(context, [limit('email-changes', user.id)])
  if (!tokens.ok) return tokens
  const greeting = await ownerGreeting(context, user)
  const newEmailExists = sql`exists (select 1 from ${users} where ${users.id} = ${user.id} and ${users.email} = ${email})`
  try {
    const { changedRows } = await batchNamed(db, {
      changedRows: db
        .update(users)
        .set({ name, email, emailConfirmedAt: null })
        .where(matchesUnchanged)
        .returning({ id: users.id }),
      oldLinks: db.delete(accountTokens).where(and(eq(accountTokens.userId, user.id), newEmailExists)),
      notice: greeting
        ? outboxMailer(db).queue(
            // The address is no longer the account's, but the email still is.
            { ...emailChangedEmail({ to: user.email, ...greeting, siteUrl }), userId: user.id },
            newEmailExists,
          )
        : null,
      ...sendingConfirmation(context, { of: eq(users.id, user.id), email, occasion: 'new-address' }),
    })
    return changedRows.length > 0
      ? { ok: true as const }
      : { ok: false as const, reason: 'account-conflict' as const }
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false as const, reason: 'email-taken' as const }
    throw error
  }
}
