import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { deviceTtlSeconds } from '#server/auth/device.ts'
import { isToken } from '#server/sessions/token.ts'
import type { AppEnv } from './env.ts'
import { cookieAttributes, isHttps } from './session-cookie.ts'

/** Says that somebody signed in from this browser before; named on the privacy page. It signs nobody in. */
const name = 'device'

/** Only a token of our own making: one that a client thought up could be guessed by another. */
export function readDeviceToken(c: Context<AppEnv>): string | undefined {
  const token = getCookie(c, name)
  return token && isToken(token) ? token : undefined
}

export function setDeviceCookie(c: Context<AppEnv>, token: string) {
  setCookie(c, name, token, { ...cookieAttributes, secure: isHttps(c), maxAge: deviceTtlSeconds })
}
