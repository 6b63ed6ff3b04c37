import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { personCheckHeader } from '#shared/person-check.ts'
import { namedReasons, type Reason, type Refusal, refusalStatuses, refusalText } from '#contracts/refusals.ts'

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
