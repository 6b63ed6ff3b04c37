import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AccountFactor } from '#contracts/second-factor.ts'
import { deleteFeedStatements } from '#domains/calendars/feed.ts'
import { factorRemovedEmail } from '#domains/identity/auth/account-emails.ts'
import { findLinkOwner, whereLinkOwner } from '#domains/identity/auth/email-links.ts'
import { listFactors, removeFactorStatements } from '#domains/identity/auth/factors.ts'
import { ownerNoticeStatements, ownChangeStatements } from '#domains/identity/auth/own-change.ts'
import { hashToken } from '#platform/crypto/token.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { accountTokens, users } from '#platform/db/schema/accounts.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { endAccessStatements } from '#platform/sessions/sessions.ts'

const purpose = 'remove-factor'

/** Returns what the link of an email about a new factor removes: what was added at the moment when it was made. */
export async function findFactorsOfLink(context: ServiceContext, token: string): Promise<AccountFactor[]> {
  const owner = await findLinkOwner(context, { token, purpose })
  if (!owner) return []
  const addedAt = owner.linkCreatedAt.toISOString()
  return (await listFactors(context, owner.id)).filter((factor) => factor.addedAt === addedAt)
}

/**
 * Removes a factor with the link of the email that announced it, and ends every session and a change of address that
 * waits. Needs no sign-in, because the link proves the mailbox. Works once.
 */
export async function removeFactorByLink(context: ServiceContext, token: string): Promise<boolean> {
  const { db, now, siteUrl } = context
  const link = { token, purpose, now } as const
  const owner = await findLinkOwner(context, link)
  if (!owner) return false
  const { id, email, linkCreatedAt } = owner
  const when = sql`exists (select 1 from ${users} where ${users.id} = ${id} and ${whereLinkOwner(link)})`
  const letter = (greeting: { name: string | null }) =>
    factorRemovedEmail({ to: email, ...greeting, siteUrl })
  const { usedLinks } = await batchNamed(db, {
    ...deleteFeedStatements({ db, user: owner }, when),
    notice: await ownerNoticeStatements(context, { user: owner, letter }, when),
    ownChange: ownChangeStatements(context, { user: owner, action: 'user.second-factor-remove' }, when),
    ...removeFactorStatements(db, {
      userId: id,
      matches: ({ addedAt }) => eq(addedAt, linkCreatedAt),
      when,
    }),
    ...endAccessStatements(db, { userId: id, when }),
    pendingEmail: db
      .update(users)
      .set({ pendingEmail: null })
      .where(and(eq(users.id, id), when)),
    // The link is deleted last, because every other statement depends on it.
    emailLinks: db
      .delete(accountTokens)
      .where(
        and(
          eq(accountTokens.userId, id),
          inArray(accountTokens.purpose, ['confirm-email', 'stop-email-change']),
          when,
        ),
      ),
    usedLinks: db
      .delete(accountTokens)
      .where(and(eq(accountTokens.tokenHash, hashToken(token)), when))
      .returning({ tokenHash: accountTokens.tokenHash }),
  })
  return usedLinks.length > 0
}
