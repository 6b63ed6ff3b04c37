import { encodeBase64urlNoPadding } from '@oslojs/encoding'
import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Context } from 'hono'
import { createToken, hashToken, isToken } from '#platform/crypto/token.ts'
import { passkeyChallenges, type passkeyPurposes } from '#platform/db/schema/second-factors.ts'
import { insertWhere, whereUserStays } from '#platform/db/sql.ts'
import { clearHostCookie, readHostCookie, setHostCookie } from '#platform/http/cookies.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { ipLimits } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { site } from '#site.config.ts'

export const challengeTtlSeconds = 5 * 60
const challengeBytes = 32

const sweptRowsMax = 20

export type PasskeyPurpose = (typeof passkeyPurposes)[number]

export async function openChallenge(
  context: ServiceContext,
  { purpose, userId }: { purpose: PasskeyPurpose; userId: number | null },
) {
  const { db, now, ip } = context
  const tokens = await takeTokens(context, ipLimits('passkey-challenges', ip))
  if (!tokens.ok) return tokens
  const token = createToken()
  const challenge = crypto.getRandomValues(new Uint8Array(challengeBytes))
  const expiredRows = db
    .select({ tokenHash: passkeyChallenges.tokenHash })
    .from(passkeyChallenges)
    .where(lte(passkeyChallenges.expiresAt, now))
    .limit(sweptRowsMax)
  await db.batch([
    db.delete(passkeyChallenges).where(inArray(passkeyChallenges.tokenHash, expiredRows)),
    insertWhere(
      db,
      passkeyChallenges,
      {
        tokenHash: hashToken(token),
        challengeHash: hashToken(encodeBase64urlNoPadding(challenge)),
        purpose,
        userId,
        expiresAt: new Date(now.getTime() + challengeTtlSeconds * 1000),
      },
      whereUserStays(userId),
    ),
  ])
  return { ok: true as const, token, challenge }
}

interface ChallengeQuery {
  token: string | undefined
  purpose: PasskeyPurpose
}

export async function takeChallenge({ db, now }: ServiceContext, query: ChallengeQuery) {
  if (!isToken(query.token ?? '')) return null
  const [row] = await db.delete(passkeyChallenges).where(whereChallenge(query, now)).returning()
  return row ? toChallenge(row) : null
}

export async function findChallenge({ db, now }: ServiceContext, query: ChallengeQuery) {
  if (!isToken(query.token ?? '')) return null
  const [row] = await db.select().from(passkeyChallenges).where(whereChallenge(query, now))
  return row ? toChallenge(row) : null
}

export const whereChallenge = ({ token = '', purpose }: ChallengeQuery, now: Date) =>
  and(
    eq(passkeyChallenges.tokenHash, hashToken(token)),
    eq(passkeyChallenges.purpose, purpose),
    gt(passkeyChallenges.expiresAt, now),
  )

const toChallenge = ({ userId, challengeHash }: typeof passkeyChallenges.$inferSelect) => ({
  userId,
  isAnswered: (challenge: string) => hashToken(challenge) === challengeHash,
})

const name = 'passkey'

export function takePasskeyToken(c: Context<AppEnv>): string | undefined {
  const token = readHostCookie(c, name)
  if (token !== undefined) clearHostCookie(c, name)
  return token
}

export const setPasskeyCookie = (c: Context<AppEnv>, token: string) =>
  setHostCookie(c, name, token, challengeTtlSeconds)

/** Passkeys belong to the host of the site's address, which a request cannot choose. */
export function relyingParty(siteUrl: string): { id: string; origin: string; name: string } {
  const { hostname, origin } = new URL(siteUrl)
  return { id: hostname, origin, name: site.brand }
}
