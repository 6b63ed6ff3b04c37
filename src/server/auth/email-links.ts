import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { insertWhere } from '#server/db/insert-where.ts'
import type { Db } from '#server/db/open.ts'
import { accountTokens, users } from '#server/db/schema/accounts.ts'
import { hashToken, isToken } from '#server/sessions/token.ts'

/** A link in an email works once and this long (docs/security.md). */
export const linkTtlSeconds = 30 * 60

/** Links of one purpose that an account can have open at once: nobody's mailbox is flooded from many addresses. */
const openLinksMax = 5

export type LinkPurpose = (typeof accountTokens.$inferInsert)['purpose']

interface NewLink {
  /** Of the link; stored is its hash alone. */
  token: string
  purpose: LinkPurpose
  /** Chooses the account, as a condition on `users`. Where it finds none, nothing is written. */
  of: SQL
  now: Date
}

/**
 * The statement that opens a link for the account that `of` finds, unless it is switched off or has too many open.
 * It returns the row, or nothing where no link was opened.
 */
export const openingLink = (db: Db, { token, purpose, of, now }: NewLink) =>
  insertWhere(
    db,
    accountTokens,
    {
      tokenHash: hashToken(token),
      userId: users.id,
      purpose,
      email: users.email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + linkTtlSeconds * 1000),
    },
    sql`${of} and ${users.disabledAt} is null and (select count(*) from ${accountTokens} where ${accountTokens.userId} = ${users.id} and ${accountTokens.purpose} = ${purpose} and ${accountTokens.expiresAt} > ${now.getTime()}) < ${openLinksMax}`,
    users,
  ).returning({ email: accountTokens.email })

/** Whether the link was opened, for the mail in the same batch. */
export const linkIsOpen = (token: string) =>
  sql`exists (select 1 from ${accountTokens} where ${accountTokens.tokenHash} = ${hashToken(token)})`

/** Whose account an open link is for; null for one that is used, over, of another purpose, or no link of ours. */
export async function findLinkOwner(
  db: Db,
  { token, purpose, now }: { token: string; purpose: LinkPurpose; now: Date },
) {
  if (!isToken(token)) return null
  const [row] = await db
    .select({ id: users.id, username: users.username, name: users.name, email: users.email })
    .from(accountTokens)
    .innerJoin(users, linksAccount)
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

/** A link proves the address it was sent to: once the account has another one it opens nothing. */
const linksAccount = and(eq(users.id, accountTokens.userId), eq(users.email, accountTokens.email))

/** The same question as a condition on `users`, for the statement that uses the link. */
export const whereLinkOwner = ({ token, purpose, now }: { token: string; purpose: LinkPurpose; now: Date }) =>
  sql`exists (select 1 from ${accountTokens} where ${accountTokens.tokenHash} = ${hashToken(token)} and ${accountTokens.purpose} = ${purpose} and ${accountTokens.expiresAt} > ${now.getTime()} and ${accountTokens.userId} = ${users.id} and ${accountTokens.email} = ${users.email}) and ${users.disabledAt} is null`
