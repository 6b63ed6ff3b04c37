import type { Context } from 'hono'
import { type Db, openDb } from '#server/db/open.ts'
import { logError } from '#server/http/log.ts'
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
  if (session && isDueForExtension(session)) await extend(c, { db, session, token })
  return session
}

/** A session that cannot be extended is still valid, so readers are served while the database refuses writes. */
async function extend(
  c: Context<AppEnv>,
  { db, session, token }: { db: Db; session: Session; token: string },
) {
  try {
    setSessionCookie(c, token, await extendSession(db, session))
  } catch (error) {
    logError('a session was not extended', error, { requestId: c.env.eventContext.data.requestId })
  }
}
