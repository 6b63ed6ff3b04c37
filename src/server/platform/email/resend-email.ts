import { eq, sql } from 'drizzle-orm'
import type { ListedEmail } from '#contracts/admin-emails.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { policyOf } from '#platform/db/schema/outbox.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { isResendable, toListed } from './list-emails.ts'
import { liftSuppressionStatement } from './suppress-emails.ts'

type ResendResult =
  | { ok: true; email: ListedEmail }
  | { ok: false; reason: 'email-not-found' | 'email-not-resendable' }

/**
 * Queues a failed or stale email again, even to a suppressed address, because a person decided so. Of two
 * concurrent requests, one succeeds.
 */
export async function resendEmail(
  { db, now, user }: ServiceContext<SessionUser>,
  id: number,
): Promise<ResendResult> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
  if (!row) return { ok: false, reason: 'email-not-found' }
  if (!isResendable(row, now)) return { ok: false, reason: 'email-not-resendable' }
  const whereUnchanged = sql`${outbox.id} = ${id} and ${outbox.sentAt} is null and ${outbox.attempts} = ${row.attempts} and ${outbox.failedAt} is ${row.failedAt?.getTime() ?? null}`
  const { queuedRows } = await batchNamed(db, {
    audit: auditStatement(
      db,
      { actor: user, action: 'email.resend', subject: String(id) },
      sql`exists (select 1 from ${outbox} where ${whereUnchanged})`,
    ),
    suppression: liftSuppressionStatement(
      db,
      row.recipient,
      sql`exists (select 1 from ${outbox} where ${whereUnchanged})`,
    ),
    queuedRows: db
      .update(outbox)
      .set({
        attempts: 0,
        sendAfter: null,
        failedAt: null,
        lastError: null,
        expiresAt: new Date(now.getTime() + policyOf(row.kind).lifetimeMs),
      })
      .where(whereUnchanged)
      .returning(),
  })
  const [queuedRow] = queuedRows
  return queuedRow
    ? { ok: true, email: toListed(queuedRow, now) }
    : { ok: false, reason: 'email-not-resendable' }
}
