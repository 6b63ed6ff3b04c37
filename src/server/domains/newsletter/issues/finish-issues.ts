import { and, eq, gt, gte, sql } from 'drizzle-orm'
import { batchNamed } from '#platform/db/batch-named.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'

const failedMin = 100

export async function finishIssues({ db, now }: DatabaseContext): Promise<void> {
  const whereSending = sql`${newsletterIssues.state} = 'sending'`
  const whereEmailsWaiting = sql`exists (select 1 from ${outbox} where ${outbox.issueId} = ${newsletterIssues.id} and ${outbox.sentAt} is null and ${outbox.failedAt} is null)`
  await batchNamed(db, {
    stopped: db
      .update(newsletterIssues)
      .set({ state: 'stopped', endedAt: now })
      .where(
        and(
          whereSending,
          gte(newsletterIssues.failed, failedMin),
          gt(newsletterIssues.failed, newsletterIssues.sent),
        ),
      ),
    sent: db
      .update(newsletterIssues)
      .set({ state: 'sent', endedAt: now })
      .where(and(whereSending, eq(newsletterIssues.isQueued, true), sql`not ${whereEmailsWaiting}`)),
  })
}
