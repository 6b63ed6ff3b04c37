import { sql, type SQL } from 'drizzle-orm'
import { newsletterConfirmationTexts } from '#content/emails/newsletter.ts'
import { createToken, hashToken } from '#platform/crypto/token.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { linkLetter } from '#platform/email/letter.ts'
import { type Email, outboxMailer } from '#platform/email/mailer.ts'
import { whereSubscriber } from '#platform/email/newsletter-lane.ts'
import { unprovedTokens } from '#platform/email/unproved-address.ts'
import { ipLimits } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { unsubscribePath } from './unsubscribe.ts'

export const confirmationTtlMs = 7 * 24 * 60 * 60 * 1000

/** Signs an address up. The same statements run for every address, so the answer does not reveal who subscribes. */
export async function subscribe({ db, now, siteUrl, ip }: ServiceContext, email: string) {
  const tokens = await takeTokens({ db, now }, ipLimits('newsletter', ip))
  if (!tokens.ok) return tokens
  const token = createToken()
  const link = {
    confirmTokenHash: hashToken(token),
    confirmExpiresAt: new Date(now.getTime() + confirmationTtlMs),
  }
  const emailTokens = unprovedTokens({ db, now }, 'newsletter', email)
  const matchesLink = sql`${newsletterSubscribers.confirmTokenHash} = ${link.confirmTokenHash}`
  const whereLinked = sql`exists (select 1 from ${newsletterSubscribers} where ${matchesLink})`
  await batchNamed(db, {
    signUp: insertWhere(
      db,
      newsletterSubscribers,
      { email, unsubscribeToken: createToken(), isConfirmed: false, ...link },
      emailTokens.whereLeft,
    ).onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: link,
      setWhere: sql`not (${whereSubscriber.subscribed})`,
    }),
    email: outboxMailer(db).queue(
      newsletterConfirmationEmail({
        to: email,
        siteUrl,
        token,
        unsubscribeUrl: sql`(select ${`${siteUrl}${unsubscribePath('')}`} || ${newsletterSubscribers.unsubscribeToken} from ${newsletterSubscribers} where ${matchesLink})`,
      }),
      whereLinked,
    ),
    emailTokens: emailTokens.taking(whereLinked),
  })
  return { ok: true as const }
}

export const newsletterConfirmationEmail = ({
  to,
  siteUrl,
  token,
  unsubscribeUrl,
}: {
  to: string
  siteUrl: string
  token: string
  unsubscribeUrl?: string | SQL<string>
}): Email => ({
  to,
  kind: 'address-link',
  ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
  ...linkLetter(newsletterConfirmationTexts, `${siteUrl}/newsletter/confirm?token=${token}`),
})
