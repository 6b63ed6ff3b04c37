import { and, asc, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { createToken } from '#platform/crypto/token.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { accountTokens, users } from '#platform/db/schema/accounts.ts'
import { isUniqueViolation } from '#platform/db/sql.ts'
import { outboxMailer } from '#platform/email/mailer.ts'
import { type Occasion, unprovedLimit, unprovedTokens } from '#platform/email/unproved-address.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import {
  countDeadLink,
  secondsUntilAllowed,
  takeTokens,
  type TooMany,
  tooMany,
} from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { confirmationLink, emailChangedEmail } from './account-emails.ts'
import { findLinkOwner, insertLinkStatement, whereLinkOpen, whereLinkOwner } from './email-links.ts'
import { ownChangeStatements, ownerNoticeStatements } from './own-change.ts'

interface Recipient {
  of: SQL
  email: string
  occasion: Occasion
}

export function confirmationStatements(
  { db, now, siteUrl }: ServiceContext,
  { of, email, occasion }: Recipient,
) {
  const token = createToken()
  const tokens = unprovedTokens({ db, now }, occasion, email)
  const matchesUnconfirmed = and(of, whereUnconfirmed(email), tokens.whereLeft)
  return {
    link: insertLinkStatement(db, {
      token,
      purpose: 'confirm-email',
      of: sql`${matchesUnconfirmed}`,
      now,
      email,
    }),
    email: outboxMailer(db).queue(confirmationLink({ to: email, siteUrl, token }), whereLinkOpen(token)),
    emailTokens: tokens.taking(whereLinkOpen(token)),
  }
}

const whereUnconfirmed = (email: string) =>
  or(and(eq(users.email, email), isNull(users.emailConfirmedAt)), eq(users.pendingEmail, email))

export const whereWaiting = (userId: number, email: string) =>
  and(eq(users.id, userId), whereUnconfirmed(email))

type ConfirmResult =
  | { ok: true }
  | { ok: false; reason: 'link-expired' | 'not-your-link' | 'email-taken' }
  | TooMany

/**
 * Confirms the address that the link was sent to. A pending one becomes the account's, which ends every link to the old
 * address and tells that one. Refuses it when another account has taken it meanwhile.
 */
export async function confirmEmail(
  context: ServiceContext<SessionUser>,
  token: string,
): Promise<ConfirmResult> {
  const { db, now, siteUrl, user } = context
  const link = { token, purpose: 'confirm-email', now } as const
  const owner = await findLinkOwner(context, link)
  if (owner && owner.id !== user.id) return { ok: false, reason: 'not-your-link' }
  if (!owner) return deadLink(context)
  const { id, email, linkEmail } = owner
  const isNewAddress = linkEmail !== email
  const matchesOwner = sql`${eq(users.id, id)} and ${eq(users.email, email)} and ${whereLinkOwner(link)}`
  // The address is no longer the account's, but the email still is.
  const letter = (greeting: { name: string | null }) => ({
    ...emailChangedEmail({ to: email, ...greeting, siteUrl }),
    userId: id,
  })
  const ownerExists = sql`exists (select 1 from ${users} where ${matchesOwner})`
  try {
    const { confirmedRows } = await batchNamed(db, {
      notice: isNewAddress
        ? await ownerNoticeStatements(context, { user: owner, letter }, ownerExists)
        : null,
      ownChange: isNewAddress
        ? ownChangeStatements(
            context,
            { user: owner, action: 'user.email', event: 'email-changed' },
            ownerExists,
          )
        : null,
      confirmedRows: db
        .update(users)
        .set({
          email: linkEmail,
          pendingEmail: null,
          emailConfirmedAt: isNewAddress ? now : sql`coalesce(${users.emailConfirmedAt}, ${now.getTime()})`,
        })
        .where(matchesOwner)
        .returning({ id: users.id }),
      links: db
        .delete(accountTokens)
        .where(
          and(
            eq(accountTokens.userId, id),
            or(eq(accountTokens.purpose, 'confirm-email'), ne(accountTokens.email, linkEmail)),
            sql`changes() > 0`,
          ),
        ),
    })
    if (confirmedRows.length > 0) return { ok: true }
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, reason: 'email-taken' }
    throw error
  }
  return deadLink(context)
}

async function deadLink(context: ServiceContext): Promise<ConfirmResult> {
  const counted = await countDeadLink(context)
  return counted.ok ? { ok: false, reason: 'link-expired' } : counted
}

/** Sends a new link to the address that waits for its confirmation: a new one, or the account's if it never was. */
export async function sendConfirmationAgain(context: ServiceContext<SessionUser>) {
  const { db, user } = context
  const tokens = await takeTokens(context, [limit('email-confirmation', user.id)])
  if (!tokens.ok) return tokens
  const [row] = await db.select({ pendingEmail: users.pendingEmail }).from(users).where(eq(users.id, user.id))
  const email = row?.pendingEmail ?? user.email
  const occasion = row?.pendingEmail ? 'new-address' : 'registration'
  const recipient = { of: eq(users.id, user.id), email, occasion } as const
  const { link, waitingRows } = await batchNamed(db, {
    ...confirmationStatements(context, recipient),
    waitingRows: db.select({ id: users.id }).from(users).where(whereWaiting(user.id, email)),
  })
  if (link.length > 0) return { ok: true as const }
  const retryAfterSeconds =
    (await secondsUntilAllowed(context, [unprovedLimit(occasion, email)])) ??
    (waitingRows.length > 0 ? await secondsUntilLinkEnds(context) : null)
  if (retryAfterSeconds !== null) return tooMany(retryAfterSeconds)
  return { ok: false as const, reason: 'email-confirmed-already' as const }
}

async function secondsUntilLinkEnds({ db, now, user }: ServiceContext<SessionUser>): Promise<number | null> {
  const [firstLink] = await db
    .select({ expiresAt: accountTokens.expiresAt })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, user.id),
        eq(accountTokens.purpose, 'confirm-email'),
        gt(accountTokens.expiresAt, now),
      ),
    )
    .orderBy(asc(accountTokens.expiresAt))
    .limit(1)
  return firstLink ? Math.ceil((firstLink.expiresAt.getTime() - now.getTime()) / 1000) : null
}
