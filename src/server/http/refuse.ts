import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type Refusal, refusalStatuses, refusalText } from '#contracts/refusals.ts'

export function refuse(refusal: Refusal): never {
  throw new HTTPException(refusalStatuses[refusal.reason], {
    message: refusalText(refusal),
    res: new Response(null, { headers: refusalHeaders(refusal) }),
  })
}

export const answerRefusal = (c: Context, refusal: Refusal) =>
  c.json({ message: refusalText(refusal) }, refusalStatuses[refusal.reason], refusalHeaders(refusal))

export const refuseAsText = (c: Context, refusal: Refusal) =>
  c.text(refusalText(refusal), refusalStatuses[refusal.reason], refusalHeaders(refusal))

function refusalHeaders(refusal: Refusal): Record<string, string> {
  if (refusal.reason === 'too-many-attempts') return { 'retry-after': String(refusal.retryAfterSeconds) }
  if (refusal.reason === 'method-not-allowed') return { allow: refusal.methods.join(', ') }
  return {}
}
