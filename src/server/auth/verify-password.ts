import { and, eq, gt } from 'drizzle-orm'
import type { Login } from '#contracts/auth.ts'
import type { Db } from '#server/db/open.ts'
import { devices, users } from '#server/db/schema/accounts.ts'
import { limit } from '#server/rate-limit/limits.ts'
import { giveBack, takeTokens, type TooMany } from '#server/rate-limit/take.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { hashDevice } from './device.ts'
import { checkPassword, hashPassword } from './password.ts'

export type VerifyResult =
  /** `passwordHash` as stored now, for a change that must find it unchanged. */
  | { ok: true; user: SessionUser; passwordHash: string }
  | { ok: false; reason: 'credentials-wrong' | 'account-disabled' }
  | TooMany

/** Where a password is entered: what failures are counted for. */
export interface Asker {
  address: string
  /** Of the browser's `device` cookie, when it has one. */
  deviceToken: string | undefined
}

/**
 * Checks a username and password. An unknown name costs the same work and counts against the same limits as a wrong
 * password, so neither answer nor time tells them apart. Limits are taken before the hash and the ones on failures
 * given back after it, so that parallel guesses never get more tries than one after another.
 */
export async function verifyPassword(
  db: Db,
  { username, password }: Login,
  { address, deviceToken }: Asker,
): Promise<VerifyResult> {
  const deviceHash = hashDevice(deviceToken ?? '', username)
  const account = await findAccount(db, username, deviceHash)
  const isKnownDevice = account?.isKnownDevice ?? false
  const failures = [
    limit('login:address', address),
    isKnownDevice ? limit('login:device', deviceHash) : limit('login:username', username),
  ]
  const taken = await takeTokens(db, [
    ...failures,
    limit(isKnownDevice ? 'hashing:known-devices' : 'hashing'),
  ])
  if (!taken.ok) return taken

  const { matches, isOutdated } = await checkPassword(password, account?.passwordHash)
  if (!account || !matches) return { ok: false, reason: 'credentials-wrong' }

  // No failure after all. The hash was computed, so its own token stays taken.
  await Promise.all(taken.tokens.slice(0, failures.length).map((token) => giveBack(db, token)))
  if (account.disabledAt) return { ok: false, reason: 'account-disabled' }
  const passwordHash = isOutdated ? await renewHash(db, account, password) : account.passwordHash
  const { id, name, email, role } = account
  return { ok: true, user: { id, username, name, email, role }, passwordHash }
}

async function findAccount(db: Db, username: string, deviceHash: string) {
  const [row] = await db
    .select({ user: users, knownDevice: devices.tokenHash })
    .from(users)
    .leftJoin(
      devices,
      and(eq(devices.userId, users.id), eq(devices.tokenHash, deviceHash), gt(devices.expiresAt, new Date())),
    )
    .where(eq(users.username, username))
  return row && { ...row.user, isKnownDevice: row.knownDevice !== null }
}

/** Only while the hash is still the one that was checked: a password changed meanwhile is not changed back. */
async function renewHash(
  db: Db,
  { id, passwordHash }: { id: number; passwordHash: string },
  password: string,
): Promise<string> {
  const renewed = await hashPassword(password)
  const [row] = await db
    .update(users)
    .set({ passwordHash: renewed })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .returning({ id: users.id })
  return row ? renewed : passwordHash
}
