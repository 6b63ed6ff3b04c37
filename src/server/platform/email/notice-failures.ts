import { and, desc, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { batchNamed } from '#platform/db/batch-named.ts'
import { clockJobs } from '#platform/db/schema/clock.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { emailsFailedEmail } from './agency-emails.ts'
import { noticeStatements } from './notify.ts'

const everyMs = 24 * 60 * 60_000
const newestFailures = 100

/**
 * Tells the agency that emails fail. Of concurrent runs, one queues the notice, and a failed notice causes
 * no other.
 */
export async function noticeFailures({
  db,
  now,
  siteUrl,
}: Pick<ServiceContext, 'db' | 'now' | 'siteUrl'>): Promise<void> {
  const [job] = await db.select().from(clockJobs).where(eq(clockJobs.name, 'failure-notice'))
  const since = job?.startedAt ?? new Date(now.getTime() - everyMs)
  if (job?.startedAt && now.getTime() - job.startedAt.getTime() < everyMs) return
  const newest = await db
    .select({ kind: outbox.kind, failedAt: outbox.failedAt })
    .from(outbox)
    .where(and(isNotNull(outbox.failedAt), isNull(outbox.sentAt), ne(outbox.kind, 'failure-notice')))
    .orderBy(desc(outbox.id))
    .limit(newestFailures)
  if (!newest.some(({ failedAt }) => failedAt && failedAt > since)) return
  const whereDue = and(
    eq(clockJobs.name, 'failure-notice'),
    or(isNull(clockJobs.startedAt), lte(clockJobs.startedAt, new Date(now.getTime() - everyMs))),
  )
  await batchNamed(db, {
    job: db.insert(clockJobs).values({ name: 'failure-notice' }).onConflictDoNothing(),
    email: noticeStatements(
      db,
      emailsFailedEmail(siteUrl),
      sql`exists (select 1 from ${clockJobs} where ${whereDue})`,
    ),
    started: db.update(clockJobs).set({ startedAt: now }).where(whereDue),
  })
}
