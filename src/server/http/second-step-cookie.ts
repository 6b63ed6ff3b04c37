import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { pendingTtlSeconds } from '#server/second-factor/pending-sign-in.ts'
import type { AppEnv } from './env.ts'
import { hostCookieAttributes, isHttps } from './session-cookie.ts'

const name = 'second-step'

export function readSecondStepToken(c: Context<AppEnv>): string | undefined {
  return isHttps(c) ? getCookie(c, name, 'host') : getCookie(c, name)
}

export function setSecondStepCookie(c: Context<AppEnv>, token: string) {
  setCookie(c, name, token, { ...hostCookieAttributes(c), maxAge: pendingTtlSeconds })
}

export function clearSecondStepCookie(c: Context<AppEnv>) {
  deleteCookie(c, name, hostCookieAttributes(c))
}
