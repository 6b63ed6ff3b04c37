import type { Db } from '#server/db/open.ts'
import { devices } from '#server/db/schema/accounts.ts'
import { hashToken } from '#server/sessions/token.ts'

/** A browser counts as known this long after its last sign-in (decisions, Sign-in). */
export const deviceTtlSeconds = 180 * 24 * 60 * 60

/** One cookie serves everyone who signs in from a shared computer: the row is of the token and the account. */
export function hashDevice(token: string, username: string): string {
  return hashToken(`${token}:${username}`)
}

/** Remembers that an account signed in from this browser, or remembers it for longer. */
export async function rememberDevice(
  db: Db,
  { token, user }: { token: string; user: { id: number; username: string } },
) {
  const expiresAt = new Date(Date.now() + deviceTtlSeconds * 1000)
  await db
    .insert(devices)
    .values({ tokenHash: hashDevice(token, user.username), userId: user.id, expiresAt })
    .onConflictDoUpdate({ target: devices.tokenHash, set: { expiresAt } })
}
