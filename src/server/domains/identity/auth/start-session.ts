import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { readSessionToken, setSessionCookie } from '#platform/http/cookies.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext } from '#platform/http/service-context.ts'
import { logError } from '#platform/log/log.ts'
import { sweepExpired } from '#platform/sweep/sweep-expired.ts'
import { setDeviceCookie } from './device.ts'
import { openSession, type VerifiedUser } from './open-session.ts'

export async function startSession(c: Context<AppEnv>, verifiedUser: VerifiedUser) {
  const session = await openSession(publicContext(c), {
    ...verifiedUser,
    userAgent: c.req.header('user-agent'),
    previousToken: readSessionToken(c),
  })
  if (!session.ok) refuse(session)
  keepSession(c, session)
}

export function keepSession(c: Context<AppEnv>, session: { token: string; deviceToken: string }) {
  setSessionCookie(c, session.token)
  setDeviceCookie(c, session.deviceToken)
  const { requestId } = c.env.eventContext.data
  c.executionCtx.waitUntil(
    sweepExpired(publicContext(c)).catch((error: unknown) => logError('sweep failed', error, { requestId })),
  )
}

/**
 * Starts the session of an account that this request has just created. If that fails, the answer says that the account
 * exists, because a repeated request would find its name or link taken.
 */
export async function startFirstSession(c: Context<AppEnv>, verifiedUser: VerifiedUser) {
  try {
    await startSession(c, verifiedUser)
  } catch (error) {
    if (error instanceof HTTPException) throw error
    const { requestId } = c.env.eventContext.data
    logError('a new account was not signed in', error, { requestId })
    refuse({ reason: 'not-signed-in-yet' })
  }
}
