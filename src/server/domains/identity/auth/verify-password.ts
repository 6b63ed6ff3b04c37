import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Login } from '#contracts/auth.ts'
import type { Db } from '#platform/db/open.ts'
import { devices, users } from '#platform/db/schema/accounts.ts'
import { requireSession } from '#platform/http/current-user.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext } from '#platform/http/service-context.ts'
import { hashingLimits, type HashingShare, ipLimits, limit } from '#platform/rate-limit/limits.ts'
import {
  giveBack,
  secondsUntilAllowed,
  takeToken,
  takeTokens,
  type TooMany,
  tooMany,
} from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { Session } from '#platform/sessions/session.ts'
import { hashDevice, readDeviceToken } from './device.ts'
import { hasHashingPlace, inHashingPlace, noHashingPlace } from './hashing-place.ts'
import type { VerifiedUser } from './open-session.ts'
import { checkPassword, hashPassword } from './password.ts'

export type VerifyResult =
  | ({ ok: true; hashingShare: HashingShare } & VerifiedUser)
  | { ok: false; reason: 'credentials-wrong' | 'account-disabled' }
  | (TooMany & { isBusy: boolean })

export interface LoginAttempt extends Login {
  deviceToken: string | undefined
  isPersonChecked?: boolean
}

/**
 * Checks a password with a username, or with a confirmed email in its place. An unknown name costs the same work and
 * counts against the same limits as a wrong password, so neither the answer nor its time reveals which accounts exist.
 * Tokens for failures are taken before the hash, so that parallel guesses get no more attempts than sequential ones, and
 * given back after a success, which counts against limits of its own. The tokens for the hash stay taken.
 */
export async function verifyPassword(context: ServiceContext, attempt: LoginAttempt): Promise<VerifyResult> {
  const { db, now, ip } = context
  const { username, deviceToken, isPersonChecked = false } = attempt
  const isStranger = deviceToken === undefined && !isPersonChecked
  if (isStranger && !hasHashingPlace('hashing', ip)) return busy
  const account = await findAccount(db, { username, deviceToken, now })
  const limits = limitsOf(account, ip)
  const waitSeconds = await secondsUntilAllowed(context, [...limits.failures, ...limits.successes])
  if (waitSeconds !== null) return { ...tooMany(waitSeconds), isBusy: false }
  const isReserved = isPersonChecked || isKnownDeviceOfOwner(account)
  const hashingShare = isReserved ? 'hashing:known-devices' : 'hashing'
  const check = () => checkAccount(context, { ...attempt, account, limits, hashingShare })
  return (await inHashingPlace({ share: hashingShare, ip }, check)) ?? busy
}

const busy = { ...noHashingPlace, isBusy: true }

type Account = Awaited<ReturnType<typeof findAccount>>

/** Anybody can register accounts and sign in to them, so an account without a proved address reserves nothing. */
const isKnownDeviceOfOwner = ({ user, isKnownDevice }: Account): boolean =>
  user !== undefined && isKnownDevice && (user.emailConfirmedAt !== null || user.role === 'admin')

function limitsOf({ username, deviceHash, isKnownDevice }: Account, ip: string) {
  return {
    failures: [
      ...ipLimits('login:ip', ip),
      isKnownDevice ? limit('login:device', deviceHash) : limit('login:username', username),
    ],
    successes: [
      ...ipLimits('correct-passwords:ip', ip),
      limit(isKnownDevice ? 'correct-passwords:known-devices' : 'correct-passwords', username),
    ],
  }
}

async function checkAccount(
  context: ServiceContext,
  {
    password,
    deviceToken,
    account,
    limits,
    hashingShare,
  }: LoginAttempt & {
    account: Account
    limits: ReturnType<typeof limitsOf>
    hashingShare: HashingShare
  },
): Promise<VerifyResult> {
  const { db, ip } = context
  const { user, isKnownDevice } = account
  const { failures, successes } = limits
  const tokens = await takeTokens(context, [...failures, ...hashingLimits(hashingShare, ip)])
  if (!tokens.ok) return { ...tokens, isBusy: tokens.retryAfterSeconds <= limit('hashing').windowSeconds }

  const { matches, isOutdated } = await checkPassword(password, user?.passwordHash)
  if (!user || !matches) return { ok: false, reason: 'credentials-wrong' }

  await Promise.all([
    ...tokens.tokens.slice(0, failures.length).map((token) => giveBack(context, token)),
    ...successes.map((success) => takeToken(context, success)),
  ])
  if (user.disabledAt) return { ok: false, reason: 'account-disabled' }
  const passwordHash = isOutdated ? await renewHash(db, user, password) : user.passwordHash
  const { id, username, name, email, role } = user
  const knownDeviceToken = isKnownDevice && deviceToken ? deviceToken : null
  return { ok: true, user: { id, username, name, email, role }, passwordHash, knownDeviceToken, hashingShare }
}

/** The device is looked up for unknown names too, so that the time does not reveal them. */
async function findAccount(
  db: Db,
  { username: typed, deviceToken, now }: { username: string; deviceToken: string | undefined; now: Date },
) {
  const [user] = await db
    .select()
    .from(users)
    .where(or(eq(users.username, typed), and(eq(users.email, typed), isNotNull(users.emailConfirmedAt))))
    .orderBy(sql`${users.username} = ${typed} desc`)
    .limit(1)
  const username = user?.username ?? typed
  const deviceHash = hashDevice(deviceToken ?? '', username)
  const matchesDevice = and(
    eq(devices.tokenHash, deviceHash),
    eq(devices.userId, user?.id ?? 0),
    gt(devices.expiresAt, now),
  )
  const isKnownDevice = deviceToken !== undefined && (await db.$count(devices, matchesDevice)) > 0
  return { user, username, deviceHash, isKnownDevice }
}

async function renewHash(
  db: Db,
  { id, passwordHash }: { id: number; passwordHash: string },
  password: string,
): Promise<string> {
  const newHash = await hashPassword(password)
  const [row] = await db
    .update(users)
    .set({ passwordHash: newHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .returning({ id: users.id })
  return row ? newHash : passwordHash
}

/**
 * Verifies the signed-in user's password again; it counts as at sign-in, correct or wrong.
 * @throws HTTPException 401 when signed out, 429, and 403 for a wrong password (401 would mean that the session is
 * over)
 */
export async function requireOwnPassword(
  c: Context<AppEnv>,
  password: string,
): Promise<{ session: Session; passwordHash: string; hashingShare: HashingShare }> {
  const session = await requireSession(c)
  const { username } = session.user
  const deviceToken = readDeviceToken(c)
  const result = await verifyPassword(publicContext(c), { username, password, deviceToken })
  if (result.ok) {
    const { passwordHash, hashingShare } = result
    return { session, passwordHash, hashingShare }
  }
  refuse(result.reason === 'too-many-attempts' ? result : { reason: 'own-password-wrong' })
}
