import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { hashToken } from '#platform/crypto/token.ts'
import type { Db } from '#platform/db/open.ts'
import { devices } from '#platform/db/schema/accounts.ts'
import { insertWhere } from '#platform/db/sql.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

export const deviceTtlSeconds = 180 * 24 * 60 * 60
const devicesPerUserMax = 100

/** Includes the username because everyone who signs in on a shared computer has the same cookie. */
export function hashDevice(token: string, username: string): string {
  return hashToken(`${token}:${username}`)
}

export async function isDeviceKnown(
  { db, now }: ServiceContext,
  { token, user }: { token: string | undefined; user: { id: number; username: string } },
): Promise<boolean> {
  if (token === undefined) return false
  const tokenHash = hashDevice(token, user.username)
  const matchesDevice = and(
    eq(devices.tokenHash, tokenHash),
    eq(devices.userId, user.id),
    gt(devices.expiresAt, now),
  )
  return (await db.$count(devices, matchesDevice)) > 0
}

export function rememberDeviceStatement(
  { db, now }: ServiceContext,
  { token, user }: { token: string; user: { id: number; username: string } },
  when: SQL,
) {
  const expiresAt = new Date(now.getTime() + deviceTtlSeconds * 1000)
  return insertWhere(
    db,
    devices,
    { tokenHash: hashDevice(token, user.username), userId: user.id, expiresAt },
    when,
  ).onConflictDoUpdate({ target: devices.tokenHash, set: { expiresAt: sql`excluded.expires_at` } })
}

export const deleteExcessDevicesStatement = (db: Db, userId: number, when: SQL) =>
  db
    .delete(devices)
    .where(
      and(
        when,
        sql`${devices.tokenHash} in (select token_hash from ${devices} where ${devices.userId} = ${userId} order by ${devices.expiresAt} desc limit -1 offset ${devicesPerUserMax})`,
      ),
    )
