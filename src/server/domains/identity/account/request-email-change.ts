import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { confirmationStatements } from '#domains/identity/auth/confirm-email.ts'
import { insertLinkStatement } from '#domains/identity/auth/email-links.ts'
import { ownerNoticeStatements } from '#domains/identity/auth/notify-owner.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { accountTokens, users } from '#platform/db/schema/accounts.ts'
import { emailChangeRequestedEmail } from '#domains/identity/auth/account-emails.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { createToken } from '#platform/crypto/token.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { nameChangeStatements } from './name-change.ts'

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
