import type { Context } from 'hono'
import { openDb } from '#platform/db/open.ts'
import { logError } from '#platform/log/log.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import type { Session, SessionUser } from '#platform/sessions/session.ts'
import { extendSession, isDueForExtension, findSession } from '#platform/sessions/sessions.ts'
import { readSessionToken, setSessionCookie } from './cookies.ts'
import { privateDatabase } from './database.ts'
import type { AppEnv } from './env.ts'
import { refuse } from './refuse.ts'

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
  const context = { db: openDb(privateDatabase(c)), now: new Date() }
  const session = await findSession(context, token)
  if (session && isDueForExtension(session, context.now)) await extend(c, { context, session, token })
  return session
}

/** A session that cannot be extended is still valid, so readers are served while the database refuses writes. */
async function extend(
  c: Context<AppEnv>,
  { context, session, token }: { context: DatabaseContext; session: Session; token: string },
) {
  try {
    setSessionCookie(c, token, await extendSession(context, session))
  } catch (error) {
    logError('a session was not extended', error, { requestId: c.env.eventContext.data.requestId })
  }
}
