import { type SQL, sql } from 'drizzle-orm'
import type { Statement } from '#platform/db/batch-named.ts'
import { type Email, outboxMailer } from '#platform/email/mailer.ts'
import { unprovedTokens } from '#platform/email/unproved-address.ts'
import { tokensAlongside } from '#platform/rate-limit/take-alongside.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { confirmedName } from './confirmed-name.ts'

interface OwnerNotice {
  user: { id: number; email: string }
  letter: (greeting: { name: string | null }) => Email
}

/**
 * Returns statements that email the owner of an account, for the batch of what they hear of. An address that nobody
 * has proved may be a stranger's, whom somebody could flood by changing an account over and over: it gets few such
 * notices, and refused changes use up none of them, or the changes that follow would go unnoticed.
 * @param when evaluated at the statements' place in the batch
 */
export async function ownerNoticeStatements(
  context: DatabaseContext,
  { user, letter }: OwnerNotice,
  when: SQL,
): Promise<Statement[]> {
  const name = await confirmedName(context.db, user.id)
  const tokens =
    name === null ? unprovedTokens(context, 'account-notice', user.email) : tokensAlongside(context, [])
  return [
    outboxMailer(context.db).queue(letter({ name }), sql`${when} and ${tokens.whereLeft}`),
    ...tokens.taking(when),
  ]
}
