import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { matchedRoutes } from 'hono/route'
import { type Access, accessMatrix } from '#server/access/matrix.ts'
import { currentSession } from './current-user.ts'
import type { AppEnv } from './env.ts'
import { isForm } from './json.ts'

/**
 * Asks the matrix who may call what, before a body is read or a handler runs. An endpoint without a row lets nobody
 * in: it is a mistake of ours, and the safe side of one.
 */
export const enforceAccess = createMiddleware<AppEnv>(async (c, next) => {
  const endpoint = matchedRoutes(c).find(({ method }) => method !== 'ALL')
  // No endpoint: the app's own 404 follows. Pictures and feeds are everybody's.
  if (!endpoint?.path.startsWith('/api/')) return next()
  const access = accessMatrix[rowOf(endpoint)]
  if (!access) throw new HTTPException(403, { message: 'This endpoint is open to nobody.' })
  if (access.who.includes('visitor')) return next()
  const session = await currentSession(c)
  if (!session) {
    if (access.formsToSignIn && isForm(c)) return next()
    throw new HTTPException(401, { message: 'Sign in first.' })
  }
  if (!access.who.includes(session.user.role)) throw new HTTPException(403, { message: refusal(access) })
  return next()
})

/** The row of a route: its method and path, without the patterns that bound its parameters. */
export const rowOf = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path.replace(/\{[^}]*\}+/g, '')}`

function refusal({ who }: Access): string {
  if (who.length > 1) return 'This is not for your account.'
  return who[0] === 'admin' ? 'Only administrators can do this.' : 'Only service providers can do this.'
}
