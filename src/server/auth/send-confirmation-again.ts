import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { batchNamed } from '#server/db/batch-named.ts'
import { accountTokens, users } from '#server/db/schema/accounts.ts'
import { unprovedLimit } from '#server/email/unproved-address.ts'
import { limit } from '#server/rate-limit/limits.ts'
import { secondsUntilAllowed } from '#server/rate-limit/peek.ts'
import { takeTokens, tooMany } from '#server/rate-limit/take.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { sendingConfirmation } from './confirm-email.ts'

export async function sendConfirmationAgain(context: ServiceContext<SessionUser>) {
  const { db, user } = context
  const tokens = await takeTokens(context, [limit('email-confirmation', user.id)])
  if (!tokens.ok) return tokens
  const recipient = { of: eq(users.id, user.id), email: user.email, occasion: 'registration' } as const
  const { link } = await batchNamed(db, sendingConfirmation(context, recipient))
  if (link.length > 0) return { ok: true as const }
  const retryAfterSeconds =
    (await secondsUntilAllowed(context, [unprovedLimit('registration', user.email)])) ??
    (await secondsUntilLinkEnds(context))
  if (retryAfterSeconds !== null) return tooMany(retryAfterSeconds)
  return { ok: false as const, reason: 'email-confirmed-already' as const }
}

async function secondsUntilLinkEnds({ db, now, user }: ServiceContext<SessionUser>): Promise<number | null> {
  const [firstLink] = await db
    .select({ expiresAt: accountTokens.expiresAt })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(
      and(
        eq(users.id, user.id),
        isNull(users.emailConfirmedAt),
        eq(accountTokens.purpose, 'confirm-email'),
        gt(accountTokens.expiresAt, now),
      ),
    )
    .orderBy(asc(accountTokens.expiresAt))
    .limit(1)
  return firstLink ? Math.ceil((firstLink.expiresAt.getTime() - now.getTime()) / 1000) : null
}
