import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { findLinkOwner, whereLinkOwner } from '#domains/identity/auth/email-links.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { accountTokens, users } from '#platform/db/schema/accounts.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

const purpose = 'stop-email-change'

/** Returns the address that waits for its confirmation, for the link that was sent to the old one. */
export async function findEmailChange(context: ServiceContext, token: string): Promise<string | null> {
  const owner = await findLinkOwner(context, { token, purpose })
  return owner?.pendingEmail ?? null
}

/** Stops a change of address with the link that the old address received. Refuses when nothing waits any more. */
export async function stopEmailChange(context: ServiceContext, token: string): Promise<boolean> {
  const { db, now } = context
  const owner = await findLinkOwner(context, { token, purpose })
  if (!owner) return false
  return stopChangeOf(db, owner.id, whereLinkOwner({ token, purpose, now }))
}

/** Cancels the user's pending email change and deletes its links. Does nothing when no change is pending. */
export async function cancelEmailChange({ db, user }: ServiceContext<SessionUser>): Promise<void> {
  await stopChangeOf(db, user.id, sql`1`)
}

async function stopChangeOf(db: Db, userId: number, where: SQL): Promise<boolean> {
  const { stoppedRows } = await batchNamed(db, {
    stoppedRows: db
      .update(users)
      .set({ pendingEmail: null })
      .where(and(eq(users.id, userId), isNotNull(users.pendingEmail), where))
      .returning({ id: users.id }),
    links: db
      .delete(accountTokens)
      .where(
        and(
          eq(accountTokens.userId, userId),
          inArray(accountTokens.purpose, ['confirm-email', purpose]),
          sql`changes() > 0`,
        ),
      ),
  })
  return stoppedRows.length > 0
}
