import type { Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { namedReasons, type Reason, type Refusal, refusalStatuses, refusalText } from '#contracts/refusals.ts'
import { personCheckHeader } from '#shared/bot-checks.ts'
import type { AppEnv } from './env.ts'

class RefusalError extends HTTPException {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusalStatuses[refusal.reason], {
      message: refusalText(refusal),
      res: new Response(null, { headers: refusalHeaders(refusal) }),
    })
    this.refusal = refusal
  }
}

export function refuse(refusal: Refusal): never {
  throw new RefusalError(refusal)
}

export function refusalBody(error: HTTPException): { message: string; reason?: string } {
  const reason = error instanceof RefusalError ? error.refusal.reason : undefined
  const isNamed = reason !== undefined && namedReasons.includes(reason)
  return { message: error.message, ...(isNamed ? { reason } : {}) }
}

const refusedFields: Partial<Record<Reason, string>> = {
  'username-taken': 'username',
  'email-taken': 'email',
  'password-guessable': 'password',
  'slot-taken': 'slot',
}

export function refusedField(error: HTTPException): string | undefined {
  if (!(error instanceof RefusalError)) return undefined
  const { refusal } = error
  return 'field' in refusal ? refusal.field : refusedFields[refusal.reason]
}

export const answerRefusal = (c: Context, refusal: Refusal) =>
  c.json({ message: refusalText(refusal) }, refusalStatuses[refusal.reason], refusalHeaders(refusal))

export const refuseAsText = (c: Context, refusal: Refusal) =>
  c.text(refusalText(refusal), refusalStatuses[refusal.reason], refusalHeaders(refusal))

function refusalHeaders(refusal: Refusal): Record<string, string> {
  if (refusal.reason === 'too-many-attempts') return { 'retry-after': String(refusal.retryAfterSeconds) }
  if (refusal.reason === 'person-check-needed') return { [personCheckHeader]: 'needed' }
  if (refusal.reason === 'person-check-unavailable') return { 'retry-after': '60' }
  if (refusal.reason === 'method-not-allowed') return { allow: refusal.methods.join(', ') }
  return {}
}

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
