import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { isDeviceKnown } from '#server/auth/device.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import { authenticators, recoveryCodes } from '#server/db/schema/second-factors.ts'
import { logWarning } from '#server/http/log.ts'
import { addressLimits, limit } from '#server/rate-limit/limits.ts'
import { secondsUntilAllowed } from '#server/rate-limit/peek.ts'
import { giveBack, takeTokens, type TooMany } from '#server/rate-limit/take.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { announceWrongCodes, announcingChange } from './notices.ts'
import { hashRecoveryCode, readRecoveryCode } from './recovery-codes.ts'
import { unseal } from './secret-box.ts'
import { isTotpCode, stepOfCode } from './totp.ts'

export interface CodeAttempt {
  code: string
  secret: string | undefined
  deviceToken: string | undefined
}

/**
 * Checks a code of the authenticator app, or uses up a recovery code. No code works twice. Wrong codes count against
 * the account too, so that someone who knows the password cannot try them all from many networks; known browsers count
 * apart, so that such guesses do not lock the owner out.
 */
export async function verifyCode(
  context: ServiceContext<SessionUser>,
  { code, secret, deviceToken }: CodeAttempt,
): Promise<{ ok: true } | { ok: false; reason: 'code-wrong' } | TooMany> {
  const { user, address } = context
  const isKnown = await isDeviceKnown(context, { token: deviceToken, user })
  const guesses = [
    limit(isKnown ? 'codes:known-devices' : 'codes', user.id),
    limit(isKnown ? 'codes:known-devices:day' : 'codes:day', user.id),
  ]
  const tokens = await takeTokens(context, [...guesses, ...addressLimits('login:address', address)])
  if (!tokens.ok) return tokens
  const digits = code.replace(/\s/g, '')
  const isRight = isTotpCode(digits)
    ? await consumeAppCode(context, { code: digits, secret })
    : await consumeRecoveryCode(context, readRecoveryCode(code))
  if (!isRight) {
    if ((await secondsUntilAllowed(context, guesses)) !== null) await announceWrongCodes(context)
    return { ok: false, reason: 'code-wrong' }
  }
  await Promise.all(tokens.tokens.map((token) => giveBack(context, token)))
  return { ok: true }
}

async function consumeAppCode(
  { db, now, user }: ServiceContext<SessionUser>,
  { code, secret }: Pick<CodeAttempt, 'code' | 'secret'>,
): Promise<boolean> {
  const [row] = await db
    .select({ encryptedKey: authenticators.encryptedKey })
    .from(authenticators)
    .where(and(eq(authenticators.userId, user.id), isNotNull(authenticators.confirmedAt)))
  if (!row) return false
  const key = secret ? await unseal(secret, String(user.id), row.encryptedKey) : null
  if (!key) {
    logWarning('SECOND_FACTOR_KEY does not open an authenticator', { user: String(user.id) })
    return false
  }
  const step = stepOfCode(key, code, now)
  if (step === null) return false
  const usedRows = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.userId, user.id), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId })
  return usedRows.length > 0
}

async function consumeRecoveryCode(
  context: ServiceContext<SessionUser>,
  code: string | null,
): Promise<boolean> {
  if (code === null) return false
  const { db, user } = context
  const codeHash = hashRecoveryCode(user.id, code)
  const codeExists = sql`exists (select 1 from ${recoveryCodes} where ${recoveryCodes.codeHash} = ${codeHash})`
  const { usedRows } = await batchNamed(db, {
    ...(await announcingChange(context, 'recovery-code-use', codeExists)),
    usedRows: db
      .delete(recoveryCodes)
      .where(eq(recoveryCodes.codeHash, codeHash))
      .returning({ codeHash: recoveryCodes.codeHash }),
  })
  return usedRows.length > 0
}
