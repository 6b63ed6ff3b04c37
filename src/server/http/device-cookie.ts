import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { deviceTtlSeconds } from '#server/auth/device.ts'
import { isToken } from '#server/sessions/token.ts'
import type { AppEnv } from './env.ts'
import { cookieAttributes, hostCookieAttributes, isHttps } from './session-cookie.ts'

/**
 * `__Host-device` on https, which no other host can set. The name without prefix is still read there, for browsers
 * that got it before; it counts only if the account knows it.
 */
const name = 'device'

export function readDeviceToken(c: Context<AppEnv>): string | undefined {
  const token = (isHttps(c) ? getCookie(c, name, 'host') : undefined) ?? getCookie(c, name)
  return token && isToken(token) ? token : undefined
}

export function setDeviceCookie(c: Context<AppEnv>, token: string) {
  setCookie(c, name, token, { ...hostCookieAttributes(c), maxAge: deviceTtlSeconds })
  if (isHttps(c) && getCookie(c, name) !== undefined)
    deleteCookie(c, name, { ...cookieAttributes, secure: true })
}
