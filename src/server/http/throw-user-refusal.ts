import { HTTPException } from 'hono/http-exception'
import { accountMessages } from '#contracts/auth.ts'
import { userMessages } from '#contracts/admin-users.ts'

const refusals = {
  'not-found': [404, userMessages.notFound],
  'last-admin': [409, userMessages.lastAdmin],
  'changed-meanwhile': [409, 'Somebody else has just changed this account. Reload the page.'],
  'link-refused': [409, userMessages.linkRefused],
  'username-taken': [409, accountMessages.usernameTaken],
  'email-taken': [409, accountMessages.emailTaken],
} as const satisfies Record<string, readonly [404 | 409, string]>

/** @throws HTTPException with the status and sentence of the reason */
export function throwUserRefusal(reason: keyof typeof refusals): never {
  const [status, message] = refusals[reason]
  throw new HTTPException(status, { message })
}
