import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { challengeTtlSeconds } from '#server/second-factor/passkey-challenge.ts'
import type { AppEnv } from './env.ts'
import { hostCookieAttributes, isHttps } from './session-cookie.ts'

const name = 'passkey'

export function takePasskeyToken(c: Context<AppEnv>): string | undefined {
  const token = isHttps(c) ? getCookie(c, name, 'host') : getCookie(c, name)
  if (token !== undefined) deleteCookie(c, name, hostCookieAttributes(c))
  return token
}

export function setPasskeyCookie(c: Context<AppEnv>, token: string) {
  setCookie(c, name, token, { ...hostCookieAttributes(c), maxAge: challengeTtlSeconds })
}
