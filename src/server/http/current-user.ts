import type { Context } from 'hono'
import { openDb } from '#server/db/open.ts'
import { extendSession, isDueForExtension } from '#server/sessions/extend.ts'
import { findSession } from '#server/sessions/find.ts'
import type { Session, SessionUser } from '#server/sessions/session.ts'
import type { AppEnv } from './env.ts'
import { refuse } from './refuse.ts'
import { readSessionToken, setSessionCookie } from './session-cookie.ts'

export function currentSession(c: Context<AppEnv>): Promise<Session | null> {
  const { data } = c.env.eventContext
  data.session ??= loadSession(c)
  return data.session
}

export async function requireUser(c: Context<AppEnv>): Promise<SessionUser> {
  return (await requireSession(c)).user
}

export async function requireSession(c: Context<AppEnv>): Promise<Session> {
  const session = await currentSession(c)
  if (!session) refuse({ reason: 'sign-in-first' })
  return session
}

async function loadSession(c: Context<AppEnv>): Promise<Session | null> {
  const token = readSessionToken(c)
  if (!token) return null
  const db = openDb(c.env.DB)
  const session = await findSession(db, token)
  if (session && isDueForExtension(session)) {
    await extendSession(db, session)
    setSessionCookie(c, token)
  }
  return session
}
