import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { testEmailSubject } from '#content/emails/html.ts'
import { issueTestTexts } from '#content/interface/issue-test.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import { outboxMailer } from '#platform/email/mailer.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { withUnsubscribeUrl } from './unsubscribe-placeholder.ts'

/**
 * Emails an issue to the user who asks. Refuses with `issue-not-found`, `too-many-attempts`, and with `invalid-input` when
 * an editor has not confirmed the address: it may be a stranger's.
 */
export async function sendTestIssue({ db, now, siteUrl, user }: ServiceContext<SessionUser>, id: number) {
  const [issue] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id))
  if (!issue) return { ok: false as const, reason: 'issue-not-found' as const }
  const isConfirmed = user.role === 'admin' || (await hasConfirmedEmail(db, user.id))
  if (!isConfirmed)
    return {
      ok: false as const,
      reason: 'invalid-input' as const,
      complaint: issueTestTexts.confirmFirst,
      field: undefined,
    }
  const tokens = await takeTokens({ db, now }, [limit('test-emails', user.id)])
  if (!tokens.ok) return tokens
  const url = `${siteUrl}/newsletter/unsubscribe`
  await outboxMailer(db).queue(
    {
      to: user.email,
      subject: testEmailSubject(issue.subject),
      body: withUnsubscribeUrl(issue.emailText, url),
      html: withUnsubscribeUrl(issue.emailHtml, url),
      kind: 'notice',
      userId: user.id,
    },
    sql`1`,
  )
  return { ok: true as const }
}

const hasConfirmedEmail = async (db: Db, userId: number): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)))) > 0
