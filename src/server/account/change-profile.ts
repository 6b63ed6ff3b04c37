import { and, eq, type SQL, sql } from 'drizzle-orm'
import { sendingConfirmation } from '#server/auth/confirm-email.ts'
import { notifyingOwner } from '#server/auth/notify-owner.ts'
import { batchNamed, type Statement } from '#server/db/batch-named.ts'
import { accountTokens, users } from '#server/db/schema/accounts.ts'
import { isUniqueViolation } from '#server/db/unique-violation.ts'
import { emailChangedEmail } from '#server/email/account-emails.ts'
import { limit } from '#server/rate-limit/limits.ts'
import { takeTokens } from '#server/rate-limit/take.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { ownChangeStatements } from '#server/users/own-change.ts'

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
  const { email = user.email } = changes
  const name = changes.name ?? sql<string>`${users.name}`
  const matchesUnchanged = and(
    eq(users.id, user.id),
    eq(users.passwordHash, passwordHash),
    eq(users.email, user.email),
  )
  const unchangedExists = sql`exists (select 1 from ${users} where ${matchesUnchanged})`
  if (email === user.email) {
    const { changedRows } = await batchNamed(db, {
      ownChange: nameChangeStatements(context, changes.name, unchangedExists),
      changedRows: db.update(users).set({ name }).where(matchesUnchanged).returning({ id: users.id }),
    })
    return changedRows.length > 0 ? { ok: true as const } : accountConflict
  }
  const tokens = await takeTokens(context, [limit('email-changes', user.id)])
  if (!tokens.ok) return tokens
  // The address is no longer the account's, but the email still is.
  const letter = (greeting: { name: string | null }) => ({
    ...emailChangedEmail({ to: user.email, ...greeting, siteUrl }),
    userId: user.id,
  })
  try {
    const { changedRows } = await batchNamed(db, {
      oldLinks: db.delete(accountTokens).where(and(eq(accountTokens.userId, user.id), unchangedExists)),
      notice: await notifyingOwner(context, { user, letter }, unchangedExists),
      nameChange: nameChangeStatements(context, changes.name, unchangedExists),
      ownChange: ownChangeStatements(
        context,
        { user, action: 'user.email', event: 'email-changed' },
        unchangedExists,
      ),
      changedRows: db
        .update(users)
        .set({ name, email, emailConfirmedAt: null })
        .where(matchesUnchanged)
        .returning({ id: users.id }),
      // Right after the update: the same change by another request may have been made before.
      ...sendingConfirmation(context, {
        of: sql`${eq(users.id, user.id)} and changes() > 0`,
        ...{ email, occasion: 'new-address' },
      }),
    })
    if (changedRows.length > 0) return { ok: true as const }
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false as const, reason: 'email-taken' as const }
    throw error
  }
  const matchesMade = and(
    eq(users.id, user.id),
    eq(users.passwordHash, passwordHash),
    ...[eq(users.email, email), eq(users.name, name)],
  )
  return (await db.$count(users, matchesMade)) > 0 ? { ok: true as const } : accountConflict
}

function nameChangeStatements(
  context: ServiceContext<SessionUser>,
  name: string | undefined,
  when: SQL,
): Statement[] {
  const { user } = context
  if (name === undefined || name === user.name) return []
  const change = { user, action: 'user.update', before: { name: user.name }, after: { name } } as const
  return ownChangeStatements(context, change, when)
}

const accountConflict = { ok: false as const, reason: 'account-conflict' as const }
