import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { matchedRoutes } from 'hono/route'
import type { Access } from '#server/access/access.ts'
import { currentSession } from './current-user.ts'
import type { AppEnv } from './env.ts'
import { isForm } from './json.ts'

/** Rejects callers that `access` does not name, before a body is read or a handler runs. */
export const enforceAccess = (access: Access) =>
  createMiddleware<AppEnv>(async (c, next) => {
    // Without a route for the method the app's own 404 or 405 follows.
    const isRouted = matchedRoutes(c).some(({ method }) => method !== 'ALL')
    if (!isRouted || access.who.includes('visitor')) return next()
    const session = await currentSession(c)
    if (!session) {
      if (access.formsToSignIn && isForm(c)) return next()
      throw new HTTPException(401, { message: 'Sign in first.' })
    }
    if (!access.who.includes(session.user.role)) throw new HTTPException(403, { message: refusal(access) })
    return next()
  })

function refusal({ who }: Access): string {
  if (who.length > 1) return 'This is not for your account.'
  return who[0] === 'admin' ? 'Only administrators can do this.' : 'Only service providers can do this.'
}
