import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { sessionTtlSeconds } from '#platform/sessions/session.ts'
import type { AppEnv } from './env.ts'
import { needsSecureCookies } from './origin.ts'

/** Lax, not Strict: a reader who follows a link in an email should be signed in. */
export const cookieAttributes = { path: '/', httpOnly: true, sameSite: 'Lax' } as const

/** Reads a cookie with the prefix `__Host-`, which binds it to this host and to all of its paths. */
export function readHostCookie(c: Context<AppEnv>, name: string): string | undefined {
  return needsSecureCookies(c.req.url) ? getCookie(c, name, 'host') : getCookie(c, name)
}

export function setHostCookie(c: Context<AppEnv>, name: string, token: string, maxAge: number) {
  setCookie(c, name, token, { ...hostCookieAttributes(c), maxAge })
}

export function clearHostCookie(c: Context<AppEnv>, name: string) {
  deleteCookie(c, name, hostCookieAttributes(c))
}

function hostCookieAttributes(c: Context<AppEnv>) {
  return needsSecureCookies(c.req.url)
    ? { ...cookieAttributes, secure: true, prefix: 'host' as const }
    : cookieAttributes
}

const name = 'session'

export const readSessionToken = (c: Context<AppEnv>) => readHostCookie(c, name)

export const setSessionCookie = (c: Context<AppEnv>, token: string, maxAge = sessionTtlSeconds) =>
  setHostCookie(c, name, token, maxAge)

export const clearSessionCookie = (c: Context<AppEnv>) => clearHostCookie(c, name)
