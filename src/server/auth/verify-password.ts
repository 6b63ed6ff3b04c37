import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
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
 * Checks a password with a username, or with a confirmed email in its place. An unknown one costs the same work and counts against the same limits
 * as a wrong password, so neither the answer nor its time reveals which accounts exist. Limits are taken
 * before the hash, so that parallel guesses get no more attempts than sequential ones. After a success, the
 * tokens for failures are given back; those for the hash stay taken.
 */
export async function verifyPassword(context: ServiceContext, attempt: LoginAttempt): Promise<VerifyResult> {
  const { db, now, address } = context
  const { username, deviceToken, isPersonChecked = false } = attempt
  const find = () => findAccount(db, { username, deviceToken, now })
  const check = async (account: Account) => checkAccount(context, { ...attempt, account })
  if (deviceToken === undefined && !isPersonChecked) {
    const strangers = { queue: 'strangers', address } as const
    return (await inHashingPlace(strangers, async () => check(await find()))) ?? busy
  }
  const account = await find()
  const queue = isPersonChecked || account.isKnownDevice ? 'known' : 'strangers'
  return (await inHashingPlace({ queue, address }, () => check(account))) ?? busy
}

const busy = { ...noHashingPlace, isBusy: true }

type Account = Awaited<ReturnType<typeof findAccount>>

async function checkAccount(
  { db, now, address }: ServiceContext,
  { password, deviceToken, isPersonChecked = false, account }: LoginAttempt & { account: Account },
): Promise<VerifyResult> {
  const { user, username, deviceHash, isKnownDevice } = account
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

  const { matches, isOutdated } = await checkPassword(password, user?.passwordHash)
  if (!user || !matches) return { ok: false, reason: 'credentials-wrong' }

  await Promise.all(tokens.tokens.slice(0, failures.length).map((token) => giveBack({ db }, token)))
  if (user.disabledAt) return { ok: false, reason: 'account-disabled' }
  const passwordHash = isOutdated ? await renewHash(db, user, password) : user.passwordHash
  const { id, name, email, role } = user
  const knownDeviceToken = isKnownDevice && deviceToken ? deviceToken : null
  return { ok: true, user: { id, username, name, email, role }, passwordHash, knownDeviceToken }
}

/** A username wins over the same text as somebody's email. The device is looked up for unknown names too: the time tells nothing. */
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
  const isKnownDevice = (await db.$count(devices, matchesDevice)) > 0
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
