import type { Context } from 'hono'
import { openDb } from '#server/db/open.ts'
import { extendSession, isDueForExtension } from '#server/sessions/extend.ts'
import { findSession } from '#server/sessions/find.ts'
import type { Session, SessionUser } from '#server/sessions/session.ts'
import type { AppEnv } from './env.ts'
import { refuse } from './refuse.ts'
import { readSessionToken, setSessionCookie } from './session-cookie.ts'

/** Who sends this request, or null. Asked of the database once a request, and not at all without a cookie. */
export function currentSession(c: Context<AppEnv>): Promise<Session | null> {
  const { data } = c.env.eventContext
  data.session ??= loadSession(c)
  return data.session
}

/** @throws HTTPException 401 when nobody is signed in */
export async function requireUser(c: Context<AppEnv>): Promise<SessionUser> {
  return (await requireSession(c)).user
}

/** The same with the session itself, for what concerns sessions. @throws HTTPException 401 */
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
