import { eq, sql } from 'drizzle-orm'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { maskEmail } from '#server/bookings/mask.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { newsletterSubscribers } from '#server/db/schema/blog.ts'

/**
 * Forgets a sign-up for good. The log keeps who did it and to which entry, and of the address only what a stranger may
 * see: what somebody asked to have deleted must not live on there.
 * @returns whether there was one
 */
export async function deleteSubscriber(db: Db, id: number, actor: AuditEntry['actor']): Promise<boolean> {
  const [row] = await db
    .select({ email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id))
  if (!row) return false
  const { deleted } = await batchNamed(db, {
    audit: recordAudit(
      db,
      { actor, action: 'newsletter.delete', subject: String(id), before: { email: maskEmail(row.email) } },
      sql`exists (select 1 from ${newsletterSubscribers} where ${newsletterSubscribers.id} = ${id})`,
    ),
    deleted: db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)).returning(),
  })
  return deleted.length > 0
}
