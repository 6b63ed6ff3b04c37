import type { Context, Hono } from 'hono'
import type { Refusal } from '#contracts/refusals.ts'
import type { AppEnv } from './env.ts'

type Routed = Pick<Hono<AppEnv>, 'routes' | 'router'>

export const isLayer = ({ path }: { path: string }): boolean => path === '/*'

/**
 * Returns the refusal of a request that no route of its app answers: its method, or else its address. Hono's
 * `methodNotAllowed` would be a layer (`app.use`) around every answer; an app without layers calls its handler at once.
 */
export function refusalOfNoRoute(app: Routed, { req }: Context<AppEnv>): Refusal {
  const methods = methodsAt(app, req.path)
  if (methods.length === 0 || methods.includes(req.method)) return { reason: 'no-such-page' }
  return { reason: 'method-not-allowed', methods }
}

function methodsAt({ routes, router }: Routed, path: string): string[] {
  const methods = new Set(routes.filter((route) => !isLayer(route)).map(({ method }) => method))
  return [...methods]
    .filter((method) => router.match(method, path)[0].some(([[, route]]) => !isLayer(route)))
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}
