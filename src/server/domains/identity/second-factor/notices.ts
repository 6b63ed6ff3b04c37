import { type SQL, sql } from 'drizzle-orm'
import type { SecondFactorEvent } from '#content/emails/account.ts'
import { insertLinkStatement } from '#domains/identity/auth/email-links.ts'
import { ownerNoticeStatements, ownChangeStatements } from '#domains/identity/auth/own-change.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { secondFactorEmail, wrongCodesEmail } from '#domains/identity/auth/account-emails.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { createToken } from '#platform/crypto/token.ts'

const additions: readonly SecondFactorEvent[] = ['passkey-add', 'authenticator-add', 'recovery-codes']

/**
 * Emails the owner, and records the change in the audit log for administrators only: entries outlive the account, so
 * the log names no client. The email about an addition has a link that removes what was added at `now`.
 * @param when evaluated at the statements' place in the batch
 */
export async function announcingChange(
  { db, now, siteUrl, user }: Pick<ServiceContext<SessionUser>, 'db' | 'now' | 'siteUrl' | 'user'>,
  event: SecondFactorEvent,
  when: SQL,
) {
  const token = additions.includes(event) ? createToken() : null
  const letter = (greeting: { name: string | null }) =>
    secondFactorEmail({ to: user.email, ...greeting, siteUrl, event, token })
  return {
    removalLink: token
      ? insertLinkStatement(db, {
          token,
          purpose: 'remove-factor',
          of: sql`${users.id} = ${user.id} and ${when}`,
          now,
        })
      : null,
    notice: await ownerNoticeStatements({ db, now }, { user, letter }, when),
    audit: ownChangeStatements({ db, siteUrl }, { user, action: `user.${event}` }, when),
  }
}

/**
 * Emails the owner that somebody is guessing the codes of their second step. Only somebody with the password or a
 * session gets this far, so nobody else can cause the email.
 */
export async function announceWrongCodes(context: ServiceContext<SessionUser>): Promise<void> {
  const { db, siteUrl, user } = context
  const tokens = await takeTokens(context, [limit('wrong-codes-emails', user.id)])
  if (!tokens.ok) return
  const letter = (greeting: { name: string | null }) =>
    wrongCodesEmail({ to: user.email, ...greeting, siteUrl })
  await batchNamed(db, { notice: await ownerNoticeStatements(context, { user, letter }, sql`1`) })
}
