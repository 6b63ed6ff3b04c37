import type { Context } from 'hono'
import { openSession, type VerifiedUser } from '#server/auth/open-session.ts'
import { logError } from '#server/http/log.ts'
import { sweepExpired } from '#server/sessions/sweep.ts'
import { setDeviceCookie } from './device-cookie.ts'
import type { AppEnv } from './env.ts'
import { refuse } from './refuse.ts'
import { publicContext } from './service-context.ts'
import { readSessionToken, setSessionCookie } from './session-cookie.ts'

/** @throws HTTPException 401 when the password has been changed since it was verified */
export async function startSession(c: Context<AppEnv>, verified: VerifiedUser) {
  const context = publicContext(c)
  const session = await openSession(context, {
    ...verified,
    userAgent: c.req.header('user-agent'),
    previousToken: readSessionToken(c),
  })
  if (!session.ok) refuse(session)
  setSessionCookie(c, session.token)
  setDeviceCookie(c, session.deviceToken)
  const { requestId } = c.env.eventContext.data
  c.executionCtx.waitUntil(
    sweepExpired(context).catch((error: unknown) => logError('sweep failed', error, { requestId })),
  )
}
