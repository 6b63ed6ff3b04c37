import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { emailChangeRequestedEmail } from '#domains/identity/auth/account-emails.ts'
import { confirmationStatements } from '#domains/identity/auth/confirm-email.ts'
import { findLinkOwner, insertLinkStatement, whereLinkOwner } from '#domains/identity/auth/email-links.ts'
import { ownerNoticeStatements } from '#domains/identity/auth/own-change.ts'
import { createToken } from '#platform/crypto/token.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { accountTokens, users } from '#platform/db/schema/accounts.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { nameChangeStatements } from './change-profile.ts'

interface EmailChange {
  passwordHash: string
  name: string | undefined
  email: string
}

/**
 * Notes a new email address, which counts once its mailbox has confirmed it. Until then the old one stays in force, and
 * gets a link that stops the change. Refuses an address that another account has.
 */
export async function requestEmailChange(
  context: ServiceContext<SessionUser>,
  { passwordHash, email, ...change }: EmailChange,
) {
  const { db, now, siteUrl, user } = context
  const name = change.name ?? sql<string>`${users.name}`
  const matchesUnchanged = and(
    eq(users.id, user.id),
    eq(users.passwordHash, passwordHash),
    eq(users.email, user.email),
    isNotNull(users.emailConfirmedAt),
  )
  const whereRequestable = sql`${matchesUnchanged} and ${users.pendingEmail} is not ${email} and not exists (select 1 from ${users} other where other.email = ${email})`
  const requestableExists = sql`exists (select 1 from ${users} where ${whereRequestable})`
  const token = createToken()
  const letter = (greeting: { name: string | null }) =>
    emailChangeRequestedEmail({ to: user.email, ...greeting, siteUrl, token })
  const { requestedRows } = await batchNamed(db, {
    earlierLinks: db
      .delete(accountTokens)
      .where(
        and(eq(accountTokens.userId, user.id), eq(accountTokens.purpose, 'confirm-email'), requestableExists),
      ),
    stopLink: insertLinkStatement(db, { token, purpose: 'stop-email-change', of: whereRequestable, now }),
    notice: await ownerNoticeStatements(context, { user, letter }, requestableExists),
    nameChange: nameChangeStatements(context, change.name, requestableExists),
    requestedRows: db
      .update(users)
      .set({ name, pendingEmail: email })
      .where(whereRequestable)
      .returning({ id: users.id }),
    // Right after the update: the same change by another request may have been made before.
    ...confirmationStatements(context, {
      of: sql`${eq(users.id, user.id)} and changes() > 0`,
      email,
      occasion: 'new-address',
    }),
  })
  if (requestedRows.length > 0) return { ok: true as const }
  const waitingRows = await db
    .update(users)
    .set({ name })
    .where(and(matchesUnchanged, eq(users.pendingEmail, email)))
    .returning({ id: users.id })
  if (waitingRows.length > 0) return { ok: true as const }
  const isTaken = (await db.$count(users, eq(users.email, email))) > 0
  return { ok: false as const, reason: isTaken ? ('email-taken' as const) : ('account-conflict' as const) }
}

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
