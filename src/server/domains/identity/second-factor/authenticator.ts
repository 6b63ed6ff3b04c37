import { encodeBase32UpperCaseNoPadding } from '@oslojs/encoding'
import { createTOTPKeyURI, verifyHOTP } from '@oslojs/otp'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { encode } from 'uqr'
import type { NewAuthenticator } from '#contracts/second-factor.ts'
import { seal, unseal } from '#platform/crypto/secret-box.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { authenticators, recoveryCodes } from '#platform/db/schema/second-factors.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { giveBack, takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { isSecondFactorRequired, type Session, type SessionUser } from '#platform/sessions/session.ts'
import { whereHasPasskey, whereHasSecondFactor } from '#platform/sessions/sessions.ts'
import { site } from '#site.config.ts'
import { protectAccountStatements } from './read-second-factor.ts'
import { announcingChange } from './notices.ts'

/**
 * Stores a new, unconfirmed authenticator key and returns it with its QR code. Refuses with
 * `authenticator-unavailable` without a `secret`, with `authenticator-exists` when one is confirmed, and with
 * `too-many-attempts` over the rate limit.
 */
export async function startAuthenticator(context: ServiceContext<SessionUser>, secret: string | undefined) {
  const { db, user, now } = context
  if (!secret) return { ok: false as const, reason: 'authenticator-unavailable' as const }
  const tokens = await takeTokens(context, [limit('second-factor-changes', context.user.id)])
  if (!tokens.ok) return tokens
  const key = createTotpKey()
  const encryptedKey = await seal(secret, String(user.id), key)
  const startedRows = await insertWhere(
    db,
    authenticators,
    { userId: users.id, encryptedKey, createdAt: now },
    sql`${eq(users.id, user.id)}`,
    users,
  )
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { encryptedKey, lastStep: 0, createdAt: now },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId })
  if (startedRows.length === 0) return { ok: false as const, reason: 'authenticator-exists' as const }
  const uri = totpUri(site.brand, user.username, key)
  const authenticator: NewAuthenticator = { key: encodeBase32UpperCaseNoPadding(key), uri, qr: qrPath(uri) }
  return { ok: true as const, authenticator }
}

/**
 * Confirms the user's authenticator with its first code. The account's first factor brings recovery codes and ends
 * other sessions. Refuses with `code-wrong`, with `authenticator-not-found` when none awaits confirmation, with
 * `authenticator-unavailable` without a `secret`, and with `too-many-attempts` over the rate limit.
 */
export async function confirmAuthenticator(
  context: ServiceContext<SessionUser>,
  { session, code, secret }: { session: Session; code: string; secret: string | undefined },
) {
  const { db, user, now } = context
  if (!secret) return { ok: false as const, reason: 'authenticator-unavailable' as const }
  const tokens = await takeTokens(context, [limit('codes', user.id), limit('codes:day', user.id)])
  if (!tokens.ok) return tokens
  const [row] = await db
    .select({ encryptedKey: authenticators.encryptedKey })
    .from(authenticators)
    .where(and(eq(authenticators.userId, user.id), isNull(authenticators.confirmedAt)))
  if (!row) return { ok: false as const, reason: 'authenticator-not-found' as const }
  const key = await unseal(secret, String(user.id), row.encryptedKey)
  const step = key && stepOfCode(key, code.replace(/\s/g, ''), now)
  if (step === null) return { ok: false as const, reason: 'code-wrong' as const }
  await Promise.all(tokens.tokens.map((token) => giveBack(context, token)))

  const matchesUnconfirmed = and(
    eq(authenticators.userId, user.id),
    eq(authenticators.encryptedKey, row.encryptedKey),
    isNull(authenticators.confirmedAt),
  )
  const unconfirmedExists = sql`exists (select 1 from ${authenticators} where ${matchesUnconfirmed})`
  const { codes, statements } = protectAccountStatements(context, session, unconfirmedExists)
  const { storedCodes, confirmedRows } = await batchNamed(db, {
    ...(await announcingChange(context, 'authenticator-add', unconfirmedExists)),
    ...statements,
    confirmedRows: db
      .update(authenticators)
      .set({ confirmedAt: now, lastStep: step })
      .where(matchesUnconfirmed)
      .returning({ userId: authenticators.userId }),
  })
  return confirmedRows.length > 0
    ? { ok: true as const, recoveryCodes: storedCodes.length > 0 ? codes : [] }
    : { ok: false as const, reason: 'authenticator-not-found' as const }
}

/**
 * Deletes the user's authenticator, and the recovery codes if no factor is left. Refuses with `last-second-factor`
 * when it is the last one and the role requires one, with `authenticator-not-found`, and with `too-many-attempts`
 * over the rate limit.
 */
export async function removeAuthenticator(context: ServiceContext<SessionUser>) {
  const { db, siteUrl, user } = context
  const tokens = await takeTokens(context, [limit('second-factor-changes', context.user.id)])
  if (!tokens.ok) return tokens
  const mayBeLast = !isSecondFactorRequired(siteUrl, user.role)
  const matchesRemovable = and(
    eq(authenticators.userId, user.id),
    isNotNull(authenticators.confirmedAt),
    mayBeLast ? undefined : whereHasPasskey(user.id),
  )
  const whereRemovable = sql`exists (select 1 from ${authenticators} where ${matchesRemovable})`
  const { removedRows } = await batchNamed(db, {
    ...(await announcingChange(context, 'authenticator-remove', whereRemovable)),
    removedRows: db
      .delete(authenticators)
      .where(matchesRemovable)
      .returning({ userId: authenticators.userId }),
    codes: db
      .delete(recoveryCodes)
      .where(sql`${eq(recoveryCodes.userId, user.id)} and not ${whereHasSecondFactor(user.id)}`),
  })
  if (removedRows.length > 0) return { ok: true as const }
  const isThere = await db.$count(
    authenticators,
    and(eq(authenticators.userId, user.id), isNotNull(authenticators.confirmedAt)),
  )
  return {
    ok: false as const,
    reason: isThere ? ('last-second-factor' as const) : ('authenticator-not-found' as const),
  }
}

const stepSeconds = 30
const digits = 6

const keyBytes = 20

export const createTotpKey = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(keyBytes))

/** Apps show a plus sign as it is, so spaces are written as %20. */
export const totpUri = (issuer: string, account: string, key: Uint8Array): string =>
  createTOTPKeyURI(issuer, account, key, stepSeconds, digits).replaceAll('+', '%20')

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code)

export function stepOfCode(key: Uint8Array, code: string, now: Date): number | null {
  const current = Math.floor(now.getTime() / 1000 / stepSeconds)
  const steps = [current, current - 1, current + 1].filter((step) => step >= 0)
  return steps.find((step) => verifyHOTP(key, BigInt(step), digits, code)) ?? null
}

export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('')
  return { size, path }
}
