import { and, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { isDeviceKnown } from '#domains/identity/auth/device.ts'
import { unseal } from '#platform/crypto/secret-box.ts'
import { batchNamed, type Statement } from '#platform/db/batch-named.ts'
import { authenticators, recoveryCodes } from '#platform/db/schema/second-factors.ts'
import { logWarning } from '#platform/log/log.ts'
import { ipLimits, limit } from '#platform/rate-limit/limits.ts'
import { secondsUntilAllowed, giveBack, takeTokens, type TooMany } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { announceWrongCodes, announcingChange } from './notices.ts'
import { hashRecoveryCode, readRecoveryCode } from './recovery-codes.ts'
import { isTotpCode, stepOfCode } from './authenticator.ts'

export interface CodeAttempt {
  code: string
  secret: string | undefined
  deviceToken: string | undefined
}

export interface CodeUse {
  whereUnused: SQL
  using: (when: SQL) => Promise<Statement[]>
}

type CodeRefusal = { ok: false; reason: 'code-wrong' } | TooMany

export const codeWrong = { ok: false, reason: 'code-wrong' } as const

/**
 * Checks a code of the authenticator app, or a recovery code. Wrong codes count against the account too, so that
 * someone who knows the password cannot try them all from many networks; known browsers count apart, so that such
 * guesses do not lock the owner out.
 */
export async function checkCode(
  context: ServiceContext<SessionUser>,
  { code, secret, deviceToken }: CodeAttempt,
): Promise<{ ok: true; use: CodeUse } | CodeRefusal> {
  const { user, ip } = context
  const isKnown = await isDeviceKnown(context, { token: deviceToken, user })
  const guesses = [
    limit(isKnown ? 'codes:known-devices' : 'codes', user.id),
    limit(isKnown ? 'codes:known-devices:day' : 'codes:day', user.id),
  ]
  const tokens = await takeTokens(context, [...guesses, ...ipLimits('login:ip', ip)])
  if (!tokens.ok) return tokens
  const digits = code.replace(/\s/g, '')
  const use = isTotpCode(digits)
    ? await findAppCodeUse(context, { code: digits, secret })
    : recoveryCodeUse(context, readRecoveryCode(code))
  if (!use || !(await holds(context, use.whereUnused))) {
    if ((await secondsUntilAllowed(context, guesses)) !== null) await announceWrongCodes(context)
    return codeWrong
  }
  await Promise.all(tokens.tokens.map((token) => giveBack(context, token)))
  return { ok: true, use }
}

/**
 * Verifies a code and uses it up in one batch with `alongside`. Refuses with `code-wrong` when the code is wrong or
 * used, and with `too-many-attempts` over the rate limit.
 */
export async function verifyCode(
  context: ServiceContext<SessionUser>,
  attempt: CodeAttempt,
  alongside: (whereUnused: SQL) => Statement | null = () => null,
): Promise<{ ok: true } | CodeRefusal> {
  const result = await checkCode(context, attempt)
  if (!result.ok) return result
  const { whereUnused, using } = result.use
  const { unusedRows } = await batchNamed(context.db, {
    unusedRows: selecting(context, whereUnused),
    alongside: alongside(whereUnused),
    use: await using(whereUnused),
  })
  return unusedRows.length > 0 ? { ok: true } : codeWrong
}

const selecting = ({ db }: ServiceContext, condition: SQL) =>
  db.select({ one: sql<number>`1` }).from(sql`(select 1)`).where(condition)

const holds = async (context: ServiceContext, condition: SQL) =>
  (await selecting(context, condition)).length > 0

async function findAppCodeUse(
  { db, now, user }: ServiceContext<SessionUser>,
  { code, secret }: Pick<CodeAttempt, 'code' | 'secret'>,
): Promise<CodeUse | null> {
  const [row] = await db
    .select({ encryptedKey: authenticators.encryptedKey })
    .from(authenticators)
    .where(and(eq(authenticators.userId, user.id), isNotNull(authenticators.confirmedAt)))
  if (!row) return null
  const key = secret ? await unseal(secret, String(user.id), row.encryptedKey) : null
  if (!key) {
    logWarning('SECOND_FACTOR_KEY does not open an authenticator', { user: String(user.id) })
    return null
  }
  const step = stepOfCode(key, code, now)
  if (step === null) return null
  const matchesUnused = and(eq(authenticators.userId, user.id), lt(authenticators.lastStep, step))
  return {
    whereUnused: sql`exists (select 1 from ${authenticators} where ${matchesUnused})`,
    using: async (when) => [
      db.update(authenticators).set({ lastStep: step }).where(sql`${matchesUnused} and ${when}`),
    ],
  }
}

function recoveryCodeUse(context: ServiceContext<SessionUser>, code: string | null): CodeUse | null {
  if (code === null) return null
  const { db, user } = context
  const matchesCode = eq(recoveryCodes.codeHash, hashRecoveryCode(user.id, code))
  const whereUnused = sql`exists (select 1 from ${recoveryCodes} where ${matchesCode})`
  return {
    whereUnused,
    using: async (when) => {
      const { notice, audit } = await announcingChange(
        context,
        'recovery-code-use',
        sql`${whereUnused} and ${when}`,
      )
      const use = db.delete(recoveryCodes).where(sql`${matchesCode} and ${when}`)
      return [...notice, ...audit, use]
    },
  }
}
