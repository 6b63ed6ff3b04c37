import { HTTPException } from 'hono/http-exception'
import { accountMessages } from '#contracts/auth.ts'
import { throwTooMany } from './throw-too-many.ts'

const refusals = {
  'password-guessable': [400, accountMessages.passwordGuessable],
  'link-over': [410, accountMessages.linkOver],
  'username-taken': [409, accountMessages.usernameTaken],
  'email-taken': [409, accountMessages.emailTaken],
  'changed-meanwhile': [409, accountMessages.conflictMessage],
  'last-admin': [409, accountMessages.lastAdmin],
} as const satisfies Record<string, readonly [400 | 409 | 410, string]>

/** @throws HTTPException with the status and sentence of the reason why an account was not changed */
export function throwAccountRefusal(
  refusal: { reason: keyof typeof refusals } | { reason: 'too-many'; retryAfterSeconds: number },
): never {
  if (refusal.reason === 'too-many') throwTooMany(refusal.retryAfterSeconds)
  const [status, message] = refusals[refusal.reason]
  throw new HTTPException(status, { message })
}
