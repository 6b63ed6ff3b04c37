import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { deviceTtlSeconds } from '#server/accounts/device.ts'
import type { AppEnv } from './env.ts'
import { cookieAttributes, isHttps } from './session-cookie.ts'

/** Says that somebody signed in from this browser before; named on the privacy page. It signs nobody in. */
const name = 'device'

export function readDeviceToken(c: Context<AppEnv>): string | undefined {
  return getCookie(c, name)
}

export function setDeviceCookie(c: Context<AppEnv>, token: string) {
  setCookie(c, name, token, { ...cookieAttributes, secure: isHttps(c), maxAge: deviceTtlSeconds })
}
