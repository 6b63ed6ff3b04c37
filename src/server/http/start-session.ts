import type { Context } from 'hono'
import { rememberDevice } from '#server/auth/device.ts'
import { logError } from '#server/http/log.ts'
import { createSession } from '#server/sessions/create.ts'
import { endSession } from '#server/sessions/end.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { sweepExpired } from '#server/sessions/sweep.ts'
import { createToken } from '#server/sessions/token.ts'
import { readDeviceToken, setDeviceCookie } from './device-cookie.ts'
import type { AppEnv } from './env.ts'
import { publicContext } from './service-context.ts'
import { readSessionToken, setSessionCookie } from './session-cookie.ts'

export async function startSession(c: Context<AppEnv>, user: SessionUser) {
  const context = publicContext(c)
  const previousToken = readSessionToken(c)
  const deviceToken = readDeviceToken(c) ?? createToken()
  const [token] = await Promise.all([
    createSession(context, { userId: user.id, userAgent: c.req.header('user-agent') }),
    rememberDevice(context, { token: deviceToken, user }),
    previousToken ? endSession(context, previousToken) : undefined,
  ])
  setSessionCookie(c, token)
  setDeviceCookie(c, deviceToken)
  const { requestId } = c.env.eventContext.data
  c.executionCtx.waitUntil(
    sweepExpired(context).catch((error: unknown) => logError('sweep failed', error, { requestId })),
  )
}
