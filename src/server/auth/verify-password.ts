import { and, eq, gt } from 'drizzle-orm'
import type { Login } from '#contracts/auth-input.ts'
import type { Db } from '#server/db/open.ts'
import { devices, users } from '#server/db/schema/accounts.ts'
import { addressLimits, limit } from '#server/rate-limit/limits.ts'
import { giveBack, takeTokens, type TooMany } from '#server/rate-limit/take.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { hashDevice } from './device.ts'
import { inHashingPlace, noHashingPlace } from './hashing-place.ts'
import type { VerifiedUser } from './open-session.ts'
import { checkPassword, hashPassword } from './password.ts'

export type VerifyResult =
  | ({ ok: true } & VerifiedUser)
  | { ok: false; reason: 'credentials-wrong' | 'account-disabled' }
  | (TooMany & { isBusy: boolean })

export interface LoginAttempt extends Login {
  deviceToken: string | undefined
  isPersonChecked?: boolean
}

/**
 * Checks a username and password. An unknown username costs the same work and counts against the same limits
 * as a wrong password, so neither the answer nor its time reveals which accounts exist. Limits are taken
 * before the hash, so that parallel guesses get no more attempts than sequential ones. After a success, the
 * tokens for failures are given back; those for the hash stay taken.
 */
export async function verifyPassword(context: ServiceContext, attempt: LoginAttempt): Promise<VerifyResult> {
  const { db, now, address } = context
  const { username, deviceToken, isPersonChecked = false } = attempt
  const deviceHash = hashDevice(deviceToken ?? '', username)
  const find = () => findAccount(db, { username, deviceHash, now })
  const check = async (account: Account) => checkAccount(context, { ...attempt, account, deviceHash })
  if (deviceToken === undefined && !isPersonChecked) {
    const strangers = { queue: 'strangers', address } as const
    return (await inHashingPlace(strangers, async () => check(await find()))) ?? busy
  }
  const account = await find()
  const queue = isPersonChecked || account?.isKnownDevice ? 'known' : 'strangers'
  return (await inHashingPlace({ queue, address }, () => check(account))) ?? busy
}

const busy = { ...noHashingPlace, isBusy: true }

type Account = Awaited<ReturnType<typeof findAccount>>

async function checkAccount(
  { db, now, address }: ServiceContext,
  {
    username,
    password,
    deviceToken,
    isPersonChecked = false,
    account,
    deviceHash,
  }: LoginAttempt & { account: Account; deviceHash: string },
): Promise<VerifyResult> {
  const isKnownDevice = account?.isKnownDevice ?? false
  const failures = [
    ...addressLimits('login:address', address),
    isKnownDevice ? limit('login:device', deviceHash) : limit('login:username', username),
  ]
  const hashing = isKnownDevice || isPersonChecked ? 'hashing:known-devices' : 'hashing'
  const tokens = await takeTokens({ db, now }, [
    ...failures,
    ...addressLimits(`${hashing}:address`, address),
    limit(hashing),
  ])
  if (!tokens.ok) return { ...tokens, isBusy: tokens.retryAfterSeconds <= limit('hashing').windowSeconds }

  const { matches, isOutdated } = await checkPassword(password, account?.passwordHash)
  if (!account || !matches) return { ok: false, reason: 'credentials-wrong' }

  await Promise.all(tokens.tokens.slice(0, failures.length).map((token) => giveBack({ db }, token)))
  if (account.disabledAt) return { ok: false, reason: 'account-disabled' }
  const passwordHash = isOutdated ? await renewHash(db, account, password) : account.passwordHash
  const { id, name, email, role } = account
  const knownDeviceToken = isKnownDevice && deviceToken ? deviceToken : null
  return { ok: true, user: { id, username, name, email, role }, passwordHash, knownDeviceToken }
}

async function findAccount(
  db: Db,
  { username, deviceHash, now }: { username: string; deviceHash: string; now: Date },
) {
  const [row] = await db
    .select({ user: users, knownDevice: devices.tokenHash })
    .from(users)
    .leftJoin(
      devices,
      and(eq(devices.userId, users.id), eq(devices.tokenHash, deviceHash), gt(devices.expiresAt, now)),
    )
    .where(eq(users.username, username))
  return row && { ...row.user, isKnownDevice: row.knownDevice !== null }
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
