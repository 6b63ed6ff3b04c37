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

export function sendingConfirmation(db: Db, { user, siteUrl, now }: ConfirmationEmail) {
  const token = createToken()
  const matchesUnconfirmed = and(
    eq(users.id, user.id),
    eq(users.email, user.email),
    isNull(users.emailConfirmedAt),
  )
  return {
    link: openingLink(db, { token, purpose: 'confirm-email', of: sql`${matchesUnconfirmed}`, now }),
    email: outboxMailer(db).queue(confirmationLink({ to: user.email, siteUrl, token }), linkIsOpen(token)),
  }
}

export async function confirmEmail(db: Db, { token, now }: { token: string; now: Date }): Promise<boolean> {
  if (!isToken(token)) return false
  const matchesOwner = whereLinkOwner({ token, purpose: 'confirm-email', now })
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
  return confirmedRows.length > 0
}
