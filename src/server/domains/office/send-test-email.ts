import { sql } from 'drizzle-orm'
import { testEmailSubject } from '#content/emails/html.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { findTemplate } from './email-templates.ts'
import { outboxMailer } from '#platform/email/mailer.ts'

export async function sendTestEmail({ db, now, siteUrl, user }: ServiceContext<SessionUser>, id: string) {
  const email = findTemplate(id, siteUrl)
  if (!email) return { ok: false as const, reason: 'email-not-found' as const }
  const tokens = await takeTokens({ db, now }, [limit('test-emails', user.id)])
  if (!tokens.ok) return tokens
  const { subject, body, replyTo, attachment } = email
  await outboxMailer(db).queue(
    {
      to: user.email,
      subject: testEmailSubject(subject),
      kind: 'notice',
      userId: user.id,
      body,
      ...(replyTo ? { replyTo } : {}),
      ...(attachment ? { attachment } : {}),
    },
    sql`1`,
  )
  return { ok: true as const }
}
