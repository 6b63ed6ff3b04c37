import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { sessionTtlSeconds } from '#server/sessions/session.ts'
import type { AppEnv } from './env.ts'

/**
 * Plain `session` on http://localhost, where Safari stores no Secure cookies. The prefix `__Host-` binds the cookie to
 * this host and to all of its paths.
 */
const name = 'session'

export function readSessionToken(c: Context<AppEnv>): string | undefined {
  return isHttps(c) ? getCookie(c, name, 'host') : getCookie(c, name)
}

export function setSessionCookie(c: Context<AppEnv>, token: string, maxAge = sessionTtlSeconds) {
  setCookie(c, name, token, { ...hostCookieAttributes(c), maxAge })
}

export function clearSessionCookie(c: Context<AppEnv>) {
  deleteCookie(c, name, hostCookieAttributes(c))
}

/** Lax, not Strict: a reader who follows a link in an email should be signed in. */
export const cookieAttributes = { path: '/', httpOnly: true, sameSite: 'Lax' } as const

export function isHttps(c: Context<AppEnv>): boolean {
  return new URL(c.req.url).protocol === 'https:'
}

export function hostCookieAttributes(c: Context<AppEnv>) {
  return isHttps(c) ? { ...cookieAttributes, secure: true, prefix: 'host' as const } : cookieAttributes
}
