import { and, asc, eq, gt } from 'drizzle-orm'
import { batchNamed } from '#platform/db/batch-named.ts'
import { accountTokens, users } from '#platform/db/schema/accounts.ts'
import { unprovedLimit } from '#platform/email/unproved-address.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { secondsUntilAllowed, takeTokens, tooMany } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { confirmationStatements, whereWaiting } from './confirm-email.ts'

/** Sends a new link to the address that waits for its confirmation: a new one, or the account's if it never was. */
export async function sendConfirmationAgain(context: ServiceContext<SessionUser>) {
  const { db, user } = context
  const tokens = await takeTokens(context, [limit('email-confirmation', user.id)])
  if (!tokens.ok) return tokens
  const [row] = await db.select({ pendingEmail: users.pendingEmail }).from(users).where(eq(users.id, user.id))
  const email = row?.pendingEmail ?? user.email
  const occasion = row?.pendingEmail ? 'new-address' : 'registration'
  const recipient = { of: eq(users.id, user.id), email, occasion } as const
  const { link, waitingRows } = await batchNamed(db, {
    ...confirmationStatements(context, recipient),
    waitingRows: db.select({ id: users.id }).from(users).where(whereWaiting(user.id, email)),
  })
  if (link.length > 0) return { ok: true as const }
  const retryAfterSeconds =
    (await secondsUntilAllowed(context, [unprovedLimit(occasion, email)])) ??
    (waitingRows.length > 0 ? await secondsUntilLinkEnds(context) : null)
  if (retryAfterSeconds !== null) return tooMany(retryAfterSeconds)
  return { ok: false as const, reason: 'email-confirmed-already' as const }
}

async function secondsUntilLinkEnds({ db, now, user }: ServiceContext<SessionUser>): Promise<number | null> {
  const [firstLink] = await db
    .select({ expiresAt: accountTokens.expiresAt })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, user.id),
        eq(accountTokens.purpose, 'confirm-email'),
        gt(accountTokens.expiresAt, now),
      ),
    )
    .orderBy(asc(accountTokens.expiresAt))
    .limit(1)
  return firstLink ? Math.ceil((firstLink.expiresAt.getTime() - now.getTime()) / 1000) : null
}
