import { type SQL, sql } from 'drizzle-orm'
import type { LinkOwner } from '#server/auth/email-links.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import {
  authenticators,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
} from '#server/db/schema/second-factors.ts'

/**
 * Removes the second factors of an account whose address nobody has proved. The statements must come before the one
 * that confirms the address. Administrators keep theirs: a mailbox alone must not open the back office
 * (docs/decisions/025-second-step.md).
 */
export function removingUnprovedFactors(db: Db, { id }: LinkOwner, matchesLinkOwner: SQL) {
  const whereUnproved = sql`exists (select 1 from ${users} where ${users.id} = ${id} and ${users.role} <> 'admin' and ${users.emailConfirmedAt} is null and ${matchesLinkOwner})`
  return {
    challenges: db
      .delete(passkeyChallenges)
      .where(sql`${passkeyChallenges.userId} = ${id} and ${whereUnproved}`),
    codes: db.delete(recoveryCodes).where(sql`${recoveryCodes.userId} = ${id} and ${whereUnproved}`),
    passkeys: db.delete(passkeys).where(sql`${passkeys.userId} = ${id} and ${whereUnproved}`),
    authenticators: db
      .delete(authenticators)
      .where(sql`${authenticators.userId} = ${id} and ${whereUnproved}`),
  }
}
