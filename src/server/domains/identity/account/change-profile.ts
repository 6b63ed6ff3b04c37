import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { emailChangedEmail } from '#domains/identity/auth/account-emails.ts'
import { confirmationStatements } from '#domains/identity/auth/confirm-email.ts'
import { ownChangeStatements, ownerNoticeStatements } from '#domains/identity/auth/own-change.ts'
import { batchNamed, type Statement } from '#platform/db/batch-named.ts'
import { accountTokens, users } from '#platform/db/schema/accounts.ts'
import { isUniqueViolation } from '#platform/db/sql.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { requestEmailChange } from './request-email-change.ts'

interface ProfileChange {
  passwordHash: string
  name?: string | undefined
  email?: string | undefined
}

/**
 * Changes name and email. A new email waits for its confirmation if the account has a confirmed one, and replaces an
 * unconfirmed one at once.
 */
export async function changeProfile(context: ServiceContext<SessionUser>, change: ProfileChange) {
  const { db, user } = context
  const { passwordHash, name, email = user.email } = change
  if (email === user.email) {
    const matchesUser = and(
      eq(users.id, user.id),
      eq(users.passwordHash, passwordHash),
      eq(users.email, user.email),
    )
    const userExists = sql`exists (select 1 from ${users} where ${matchesUser})`
    const { changedRows } = await batchNamed(db, {
      nameChange: nameChangeStatements(context, name, userExists),
      changedRows: db
        .update(users)
        .set({ name: name ?? sql<string>`${users.name}` })
        .where(matchesUser)
        .returning({ id: users.id }),
    })
    return changedRows.length > 0 ? { ok: true as const } : accountConflict
  }
  const tokens = await takeTokens(context, [limit('email-changes', user.id)])
  if (!tokens.ok) return tokens
  const [row] = await db
    .select({ emailConfirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, user.id))
  return row?.emailConfirmedAt
    ? requestEmailChange(context, { passwordHash, name, email })
    : replaceUnconfirmedEmail(context, { passwordHash, name, email })
}

async function replaceUnconfirmedEmail(
  context: ServiceContext<SessionUser>,
  { passwordHash, email, ...change }: ProfileChange & { email: string },
) {
  const { db, siteUrl, user } = context
  const name = change.name ?? sql<string>`${users.name}`
  const matchesUnchanged = and(
    eq(users.id, user.id),
    eq(users.passwordHash, passwordHash),
    eq(users.email, user.email),
    isNull(users.emailConfirmedAt),
  )
  const unchangedExists = sql`exists (select 1 from ${users} where ${matchesUnchanged})`
  // The address is no longer the account's, but the email still is.
  const letter = (greeting: { name: string | null }) => ({
    ...emailChangedEmail({ to: user.email, ...greeting, siteUrl }),
    userId: user.id,
  })
  try {
    const { changedRows } = await batchNamed(db, {
      oldLinks: db.delete(accountTokens).where(and(eq(accountTokens.userId, user.id), unchangedExists)),
      notice: await ownerNoticeStatements(context, { user, letter }, unchangedExists),
      nameChange: nameChangeStatements(context, change.name, unchangedExists),
      ownChange: ownChangeStatements(
        context,
        { user, action: 'user.email', event: 'email-changed' },
        unchangedExists,
      ),
      changedRows: db.update(users).set({ name, email }).where(matchesUnchanged).returning({ id: users.id }),
      // Right after the update: the same change by another request may have been made before.
      ...confirmationStatements(context, {
        of: sql`${eq(users.id, user.id)} and changes() > 0`,
        email,
        occasion: 'new-address',
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

const accountConflict = { ok: false as const, reason: 'account-conflict' as const }

export function nameChangeStatements(
  context: ServiceContext<SessionUser>,
  name: string | undefined,
  when: SQL,
): Statement[] {
  const { user } = context
  if (name === undefined || name === user.name) return []
  const change = { user, action: 'user.update', before: { name: user.name }, after: { name } } as const
  return ownChangeStatements(context, change, when)
}
