import { BROWSER_MAP, getParser } from 'bowser'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import { deviceTexts } from '#content/interface/records.ts'
import { hashToken, isToken } from '#platform/crypto/token.ts'
import type { Db } from '#platform/db/open.ts'
import { devices } from '#platform/db/schema/accounts.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { cookieAttributes, readHostCookie, setHostCookie } from '#platform/http/cookies.ts'
import { needsSecureCookies } from '#platform/http/origin.ts'
import type { AppEnv } from '#platform/http/env.ts'
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

const browsers = new Set([...Object.values(BROWSER_MAP), 'Miui', 'Opera Touch'])

/**
 * Returns what a browser is, in fixed words: one that could name itself could put a sentence with a link into the email
 * that warns the owner of an account.
 */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return deviceTexts.unknown
  const parser = getParser(userAgent)
  const name = parser.getBrowserName()
  const browser = browsers.has(name) ? name.replace(/ for Android$/, '') : ''
  const system = parser.getOSName()
  if (browser && system) return deviceTexts.browserOn(browser, system)
  return browser || system || deviceTexts.unknown
}

/**
 * `__Host-device`, which no other host can set. The name without prefix is still read, for browsers that got it before;
 * it counts only if the account knows it.
 */
const name = 'device'

export function readDeviceToken(c: Context<AppEnv>): string | undefined {
  const token = readHostCookie(c, name) ?? getCookie(c, name)
  return token && isToken(token) ? token : undefined
}

export function setDeviceCookie(c: Context<AppEnv>, token: string) {
  setHostCookie(c, name, token, deviceTtlSeconds)
  if (needsSecureCookies(c.req.url) && getCookie(c, name) !== undefined)
    deleteCookie(c, name, { ...cookieAttributes, secure: true })
}
