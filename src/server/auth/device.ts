import { devices } from '#server/db/schema/accounts.ts'
import { hashToken } from '#server/sessions/token.ts'
import type { ServiceContext } from '#server/service-context.ts'

export const deviceTtlSeconds = 180 * 24 * 60 * 60

/** Includes the username because everyone who signs in on a shared computer has the same cookie. */
export function hashDevice(token: string, username: string): string {
  return hashToken(`${token}:${username}`)
}

export async function rememberDevice(
  { db, now }: ServiceContext,
  { token, user }: { token: string; user: { id: number; username: string } },
) {
  const expiresAt = new Date(now.getTime() + deviceTtlSeconds * 1000)
  await db
    .insert(devices)
    .values({ tokenHash: hashDevice(token, user.username), userId: user.id, expiresAt })
    .onConflictDoUpdate({ target: devices.tokenHash, set: { expiresAt } })
}
