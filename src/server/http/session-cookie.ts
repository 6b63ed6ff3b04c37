import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { sessionTtlSeconds } from '#server/sessions/session.ts'
import type { AppEnv } from './env.ts'

/**
 * `__Host-session` on https, plain `session` on http://localhost: Safari keeps no Secure cookie there.
 * `__Host-` binds it to this host and to the whole of it.
 */
const name = 'session'

export function readSessionToken(c: Context<AppEnv>): string | undefined {
  return isHttps(c) ? getCookie(c, name, 'host') : getCookie(c, name)
}

export function setSessionCookie(c: Context<AppEnv>, token: string) {
  setCookie(c, name, token, { ...attributes(c), maxAge: sessionTtlSeconds })
}

export function clearSessionCookie(c: Context<AppEnv>) {
  deleteCookie(c, name, attributes(c))
}

/** What every cookie of the site has. Lax and not Strict: a link from a mail should find the reader signed in. */
export const cookieAttributes = { path: '/', httpOnly: true, sameSite: 'Lax' } as const

export function isHttps(c: Context<AppEnv>): boolean {
  return new URL(c.req.url).protocol === 'https:'
}

function attributes(c: Context<AppEnv>) {
  return isHttps(c) ? { ...cookieAttributes, secure: true, prefix: 'host' as const } : cookieAttributes
}
