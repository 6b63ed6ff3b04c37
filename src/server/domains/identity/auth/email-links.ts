import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { hashToken, isToken } from '#platform/crypto/token.ts'
import type { Db } from '#platform/db/open.ts'
import { accountTokens, users } from '#platform/db/schema/accounts.ts'
import { insertWhere } from '#platform/db/sql.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

export const linkTtlSeconds = 30 * 60
export const invitationTtlSeconds = 7 * 24 * 60 * 60
/** Links that undo what a thief may have done: the owner may read the email days later. */
const safetyTtlSeconds = 7 * 24 * 60 * 60

/** Counts per account and purpose, because limits per address stop no flood that is requested from many addresses. */
const openLinksMax = 5

/** A thief who fills the number of open links must not keep the owner from the link that stops them. */
const uncountedPurposes: readonly LinkPurpose[] = ['stop-email-change', 'remove-factor']

export type LinkPurpose = (typeof accountTokens.$inferInsert)['purpose']

const ttlSecondsOf: Record<LinkPurpose, number> = {
  'reset-password': linkTtlSeconds,
  'confirm-email': linkTtlSeconds,
  'stop-email-change': safetyTtlSeconds,
  'remove-factor': safetyTtlSeconds,
  'accept-invitation': invitationTtlSeconds,
}

interface NewLink {
  token: string
  purpose: LinkPurpose
  of: SQL
  now: Date
  email?: string
}

/** @param link.email the address that the link is sent to, unless it is the account's */
export const insertLinkStatement = (db: Db, { token, purpose, of, now, email }: NewLink) =>
  insertWhere(
    db,
    accountTokens,
    {
      tokenHash: hashToken(token),
      userId: users.id,
      purpose,
      email: email ?? users.email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + ttlSecondsOf[purpose] * 1000),
    },
    sql`${of} and ${users.disabledAt} is null and ${uncountedPurposes.includes(purpose) ? sql`1` : whereLinksBelowMax(purpose, now)}`,
    users,
  ).returning({ email: accountTokens.email })

const whereLinksBelowMax = (purpose: LinkPurpose, now: Date) =>
  sql`(select count(*) from ${accountTokens} where ${accountTokens.userId} = ${users.id} and ${accountTokens.purpose} = ${purpose} and ${accountTokens.expiresAt} > ${now.getTime()}) < ${openLinksMax}`

export const whereLinkOpen = (token: string) =>
  sql`exists (select 1 from ${accountTokens} where ${accountTokens.tokenHash} = ${hashToken(token)})`

export const deleteOtherLinksStatement = (
  db: Db,
  { token, purpose }: { token: string; purpose: LinkPurpose },
) =>
  db
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.purpose, purpose),
        ne(accountTokens.tokenHash, hashToken(token)),
        sql`${accountTokens.userId} = (select newest.user_id from ${accountTokens} newest where newest.token_hash = ${hashToken(token)})`,
      ),
    )

export const whereInvited = (userId: SQL | number | typeof users.id) =>
  sql`exists (select 1 from ${accountTokens} where ${accountTokens.userId} = ${userId} and ${accountTokens.purpose} = 'accept-invitation')`

export type LinkOwner = NonNullable<Awaited<ReturnType<typeof findLinkOwner>>>

export async function findLinkOwner(
  { db, now }: ServiceContext,
  { token, purpose }: { token: string; purpose: LinkPurpose },
) {
  if (!isToken(token)) return null
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      email: users.email,
      role: users.role,
      pendingEmail: users.pendingEmail,
      linkEmail: accountTokens.email,
      linkCreatedAt: accountTokens.createdAt,
    })
    .from(accountTokens)
    .innerJoin(users, and(eq(users.id, accountTokens.userId), whereLinkEmail(purpose)))
    .where(
      and(
        eq(accountTokens.tokenHash, hashToken(token)),
        eq(accountTokens.purpose, purpose),
        gt(accountTokens.expiresAt, now),
        isNull(users.disabledAt),
      ),
    )
  return row ?? null
}

/**
 * A link proves the address that it was sent to, so it stops working when the account's address changes. Only the link
 * that confirms a new address is sent to one that is not in force yet.
 */
const whereLinkEmail = (purpose: LinkPurpose) =>
  purpose === 'confirm-email'
    ? sql`${accountTokens.email} in (${users.email}, ${users.pendingEmail})`
    : sql`${accountTokens.email} = ${users.email}`

export const whereLinkOwner = ({ token, purpose, now }: { token: string; purpose: LinkPurpose; now: Date }) =>
  sql`exists (select 1 from ${accountTokens} where ${accountTokens.tokenHash} = ${hashToken(token)} and ${accountTokens.purpose} = ${purpose} and ${accountTokens.expiresAt} > ${now.getTime()} and ${accountTokens.userId} = ${users.id} and ${whereLinkEmail(purpose)}) and ${users.disabledAt} is null`
