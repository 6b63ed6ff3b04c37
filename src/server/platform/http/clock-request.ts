import { createMiddleware } from 'hono/factory'
import { readClockAuthorization, verifyClockRequest } from '#shared/clock-signature.ts'
import type { AppEnv } from './env.ts'
import { refuse } from './refuse.ts'

export const requireClockHeader = createMiddleware<AppEnv>((c, next) => {
  const authorization = readClockAuthorization(c.req.header('authorization'), Date.now())
  return c.env.CLOCK_KEY && authorization ? next() : refuse({ reason: 'no-such-page' })
})

export const requireClockSignature = createMiddleware<AppEnv>(async (c, next) => {
  const authorization = readClockAuthorization(c.req.header('authorization'), Date.now())
  const isSigned =
    c.env.CLOCK_KEY !== undefined &&
    authorization !== null &&
    (await verifyClockRequest(c.env.CLOCK_KEY, await c.req.text(), authorization))
  return isSigned ? next() : refuse({ reason: 'no-such-page' })
})
