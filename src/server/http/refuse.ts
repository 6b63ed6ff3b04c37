import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type Refusal, refusalStatuses, refusalText } from '#contracts/refusals.ts'

/**
 * Ends the request with the status and text of a refusal, such as the result of a verb that is not `ok`. The app of
 * the endpoint answers it as JSON, or as its form's page (create-api.ts).
 * @throws HTTPException
 */
export function refuse(refusal: Refusal): never {
  throw new HTTPException(refusalStatuses[refusal.reason], {
    message: refusalText(refusal),
    res: new Response(null, { headers: refusalHeaders(refusal) }),
  })
}

/** Returns a refusal as the JSON answer. */
export const answerRefusal = (c: Context, refusal: Refusal) =>
  c.json({ message: refusalText(refusal) }, refusalStatuses[refusal.reason], refusalHeaders(refusal))

function refusalHeaders(refusal: Refusal): Record<string, string> {
  if (refusal.reason === 'too-many-attempts') return { 'retry-after': String(refusal.retryAfterSeconds) }
  if (refusal.reason === 'method-not-allowed') return { allow: refusal.methods.join(', ') }
  return {}
}
