import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from './env.ts'
import { needsSecureCookies } from './needs-secure-cookies.ts'

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
