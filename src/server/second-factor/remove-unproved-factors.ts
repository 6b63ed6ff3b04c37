import { type SQL, sql } from 'drizzle-orm'
import { recordAudit } from '#server/audit/record.ts'
import type { LinkOwner } from '#server/auth/email-links.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import {
  authenticators,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
} from '#server/db/schema/second-factors.ts'
import { hasSecondFactor } from './has-second-factor.ts'

/**
 * Removes the second factors of an account whose address nobody has proved, when the owner of the mailbox takes it
 * over: whoever added them may have registered with somebody else's address. The statements must come before the one
 * that confirms the address. The audit log names administrators only, as for every change of a second factor.
 */
export function removingUnprovedFactors(db: Db, { id, username, role }: LinkOwner, matchesLinkOwner: SQL) {
  const isUnproved = sql`exists (select 1 from ${users} where ${users.id} = ${id} and ${users.emailConfirmedAt} is null and ${matchesLinkOwner})`
  const entry = { actor: { id, username }, action: 'user.second-factor-remove', subject: username } as const
  return {
    factorAudit:
      role === 'admin' ? recordAudit(db, entry, sql`${isUnproved} and ${hasSecondFactor(id)}`) : null,
    challenges: db
      .delete(passkeyChallenges)
      .where(sql`${passkeyChallenges.userId} = ${id} and ${isUnproved}`),
    codes: db.delete(recoveryCodes).where(sql`${recoveryCodes.userId} = ${id} and ${isUnproved}`),
    passkeys: db.delete(passkeys).where(sql`${passkeys.userId} = ${id} and ${isUnproved}`),
    authenticators: db.delete(authenticators).where(sql`${authenticators.userId} = ${id} and ${isUnproved}`),
  }
}
