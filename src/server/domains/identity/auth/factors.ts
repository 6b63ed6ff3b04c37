import { and, desc, eq, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { AccountFactor } from '#contracts/second-factor.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { authenticators, passkeys, recoveryCodes } from '#platform/db/schema/second-factors.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { whereHasSecondFactor } from '#platform/sessions/sessions.ts'

export const recentFactorDays = 14

const passkeyKey = sql<string>`'passkey-' || ${passkeys.id}`
const authenticatorKey = sql<string>`'authenticator-' || ${authenticators.confirmedAt}`
const recoveryCodesKey = sql<string>`'recovery-codes-' || ${recoveryCodes.createdAt}`

/** Lists what can be the second step of an account. A key names this very factor, and no later one of its kind. */
export async function listFactors(context: DatabaseContext, userId: number): Promise<AccountFactor[]> {
  const { db } = context
  const removable = (addedAt: Parameters<typeof whereRemovable>[2]) =>
    sql<boolean>`${whereRemovable(context, userId, addedAt)}`.mapWith(Boolean)
  const { passkeyRows, authenticatorRows, codeRows } = await batchNamed(db, {
    passkeyRows: db
      .select({
        key: passkeyKey,
        name: passkeys.name,
        addedAt: passkeys.createdAt,
        isRemovable: removable(passkeys.createdAt),
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(desc(passkeys.id)),
    authenticatorRows: db
      .select({
        key: authenticatorKey,
        addedAt: authenticators.confirmedAt,
        isRemovable: removable(authenticators.confirmedAt),
      })
      .from(authenticators)
      .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt))),
    codeRows: db
      .select({
        key: recoveryCodesKey,
        addedAt: max(recoveryCodes.createdAt),
        isRemovable: removable(recoveryCodes.createdAt),
      })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, userId))
      .groupBy(recoveryCodes.createdAt),
  })
  const factorOf = (
    kind: AccountFactor['kind'],
    row: { key: string; name?: string; addedAt: Date | null; isRemovable: boolean },
  ) => ({
    key: row.key,
    kind,
    name: row.name ?? null,
    addedAt: (row.addedAt ?? new Date(0)).toISOString(),
    isRemovable: row.isRemovable,
  })
  return [
    ...passkeyRows.map((row) => factorOf('passkey', row)),
    ...authenticatorRows.map((row) => factorOf('authenticator', row)),
    ...codeRows.map((row) => factorOf('recovery-codes', row)),
  ]
}

/**
 * Matches factors that the holder of the mailbox may remove: those of the last 14 days, and all of an account whose
 * address was never proved, because a stranger may have registered with it. Administrators keep older ones in any case.
 */
export function whereRemovable(
  { now }: Pick<DatabaseContext, 'now'>,
  userId: number,
  addedAt: FactorTime,
): SQL {
  const since = now.getTime() - recentFactorDays * 24 * 60 * 60 * 1000
  return sql`(${addedAt} > ${since} or exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.role} <> 'admin' and ${users.emailConfirmedAt} is null))`
}

type FactorTime =
  | typeof passkeys.createdAt
  | typeof authenticators.confirmedAt
  | typeof recoveryCodes.createdAt

interface Removal {
  userId: number
  matches: (factor: { key: SQL; addedAt: FactorTime }) => SQL | undefined
  when: SQL
}

/**
 * Removes the factors that match, an app that was never confirmed, and the recovery codes when no other factor is left.
 */
export const removeFactorStatements = (db: Db, { userId, matches, when }: Removal) => ({
  removedPasskeys: db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), when, matches({ key: passkeyKey, addedAt: passkeys.createdAt }))),
  removedAuthenticators: db
    .delete(authenticators)
    .where(
      and(
        eq(authenticators.userId, userId),
        when,
        sql`(${isNull(authenticators.confirmedAt)} or ${matches({ key: authenticatorKey, addedAt: authenticators.confirmedAt })})`,
      ),
    ),
  removedCodes: db
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        when,
        sql`(not ${whereHasSecondFactor(userId)} or ${matches({ key: recoveryCodesKey, addedAt: recoveryCodes.createdAt })})`,
      ),
    ),
})

export const whereKeyIn = (key: SQL, keys: readonly string[]) =>
  sql`${key} in (select value from json_each(${JSON.stringify(keys)}))`

/** Splits the factors of an account into those that a reset removes and those that stay. */
export function splitFactors(factors: readonly AccountFactor[], keep: readonly string[]) {
  const isKept = ({ key, isRemovable }: AccountFactor) => !isRemovable || keep.includes(key)
  const isProtected = factors.some((factor) => factor.kind !== 'recovery-codes' && isKept(factor))
  const stays = (factor: AccountFactor) => isProtected && isKept(factor)
  return { removed: factors.filter((factor) => !stays(factor)), stayed: factors.filter(stays) }
}
