import { and, eq, isNull, sql } from 'drizzle-orm'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { accountTokens, users } from '#server/db/schema/accounts.ts'
import { confirmationLink } from '#server/email/account-emails.ts'
import { outboxMailer } from '#server/email/mailer.ts'
import { createToken, isToken } from '#server/sessions/token.ts'
import { whereLinkOwner, linkIsOpen, openingLink } from './email-links.ts'

export interface ConfirmationEmail {
  user: { id: number; email: string }
  siteUrl: string
  now: Date
}

/** The statements that mail an account the link that confirms its address; nothing where it is confirmed already. */
export function sendingConfirmation(db: Db, { user, siteUrl, now }: ConfirmationEmail) {
  const token = createToken()
  const unconfirmed = and(eq(users.id, user.id), eq(users.email, user.email), isNull(users.emailConfirmedAt))
  return {
    link: openingLink(db, { token, purpose: 'confirm-email', of: sql`${unconfirmed}`, now }),
    email: outboxMailer(db).queue(confirmationLink({ to: user.email, siteUrl, token }), linkIsOpen(token)),
  }
}

/**
 * Confirms the address that a link was sent to, and ends the account's links of that kind.
 * @returns false for a link that is used, over, or of an address that the account no longer has
 */
export async function confirmEmail(db: Db, { token, now }: { token: string; now: Date }): Promise<boolean> {
  if (!isToken(token)) return false
  const isOwner = whereLinkOwner({ token, purpose: 'confirm-email', now })
  const { confirmed } = await batchNamed(db, {
    confirmed: db
      .update(users)
      .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.getTime()})` })
      .where(isOwner)
      .returning({ id: users.id }),
    links: db
      .delete(accountTokens)
      .where(
        sql`${accountTokens.purpose} = 'confirm-email' and ${accountTokens.userId} in (select ${users.id} from ${users} where ${isOwner})`,
      ),
  })
  return confirmed.length > 0
}
