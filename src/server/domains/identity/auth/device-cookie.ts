import type { Context } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import { isToken } from '#platform/crypto/token.ts'
import {
  cookieAttributes,
  readHostCookie,
  setHostCookie,
  needsSecureCookies,
} from '#platform/http/cookies.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { deviceTtlSeconds } from './device.ts'

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
