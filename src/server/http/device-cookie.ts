import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { deviceTtlSeconds } from '#server/auth/device.ts'
import { isToken } from '#server/sessions/token.ts'
import type { AppEnv } from './env.ts'
import { cookieAttributes, isHttps } from './session-cookie.ts'

const name = 'device'

/** Accepts only tokens in our own format: one that a client chose could be guessed by somebody else. */
export function readDeviceToken(c: Context<AppEnv>): string | undefined {
  const token = getCookie(c, name)
  return token && isToken(token) ? token : undefined
}

export function setDeviceCookie(c: Context<AppEnv>, token: string) {
  setCookie(c, name, token, { ...cookieAttributes, secure: isHttps(c), maxAge: deviceTtlSeconds })
}
