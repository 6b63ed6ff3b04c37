import type { Context } from 'hono'
import { sessionTtlSeconds } from '#platform/sessions/session.ts'
import type { AppEnv } from './env.ts'
import { clearHostCookie, readHostCookie, setHostCookie } from './host-cookie.ts'

const name = 'session'

export const readSessionToken = (c: Context<AppEnv>) => readHostCookie(c, name)

export const setSessionCookie = (c: Context<AppEnv>, token: string, maxAge = sessionTtlSeconds) =>
  setHostCookie(c, name, token, maxAge)

export const clearSessionCookie = (c: Context<AppEnv>) => clearHostCookie(c, name)
