import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { batchNamed } from '#server/db/batch-named.ts'
import { accountTokens, users } from '#server/db/schema/accounts.ts'
import { confirmationLink } from '#server/email/account-emails.ts'
import { outboxMailer } from '#server/email/mailer.ts'
import { type Occasion, unprovedTokens } from '#server/email/unproved-address.ts'
import { countDeadLink } from '#server/rate-limit/dead-link.ts'
import type { TooMany } from '#server/rate-limit/take.ts'
import { createToken, isToken } from '#server/sessions/token.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { findLinkOwner, whereLinkOwner, linkIsOpen, openingLink } from './email-links.ts'

interface Recipient {
  of: SQL
  email: string
  occasion: Occasion
}

export function sendingConfirmation(
  { db, now, siteUrl }: ServiceContext,
  { of, email, occasion }: Recipient,
) {
  const token = createToken()
  const tokens = unprovedTokens({ db, now }, occasion, email)
  const matchesUnconfirmed = and(of, eq(users.email, email), isNull(users.emailConfirmedAt), tokens.whereLeft)
  return {
    link: openingLink(db, { token, purpose: 'confirm-email', of: sql`${matchesUnconfirmed}`, now }),
    email: outboxMailer(db).queue(confirmationLink({ to: email, siteUrl, token }), linkIsOpen(token)),
    emailTokens: tokens.taking(linkIsOpen(token)),
  }
}

export async function confirmEmail(
  context: ServiceContext<SessionUser>,
  token: string,
): Promise<{ ok: true } | { ok: false; reason: 'link-over' | 'link-of-another' } | TooMany> {
  const { db, now, user } = context
  if (!isToken(token)) return { ok: false, reason: 'link-over' }
  const matchesOwner = sql`${users.id} = ${user.id} and ${whereLinkOwner({ token, purpose: 'confirm-email', now })}`
  const { confirmedRows } = await batchNamed(db, {
    confirmedRows: db
      .update(users)
      .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.getTime()})` })
      .where(matchesOwner)
      .returning({ id: users.id }),
    links: db
      .delete(accountTokens)
      .where(
        sql`${accountTokens.purpose} = 'confirm-email' and ${accountTokens.userId} in (select ${users.id} from ${users} where ${matchesOwner})`,
      ),
  })
  if (confirmedRows.length > 0) return { ok: true }
  const owner = await findLinkOwner(context, { token, purpose: 'confirm-email' })
  if (owner) return { ok: false, reason: 'link-of-another' }
  const deadLink = await countDeadLink(context)
  return deadLink.ok ? { ok: false, reason: 'link-over' } : deadLink
}
