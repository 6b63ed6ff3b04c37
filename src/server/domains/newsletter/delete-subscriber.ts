import { eq, sql } from 'drizzle-orm'
import { auditStatement } from '#platform/audit/record.ts'
import { maskEmail } from '#platform/email/mask-email.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

/**
 * Deletes a subscriber. The audit log gets the masked email only: an address that somebody asked to have deleted must
 * not survive there.
 */
export async function deleteSubscriber(
  { db, user }: ServiceContext<SessionUser>,
  id: number,
): Promise<boolean> {
  const [row] = await db
    .select({ email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id))
  if (!row) return false
  const { deletedRows } = await batchNamed(db, {
    audit: auditStatement(
      db,
      {
        actor: user,
        action: 'newsletter.delete',
        subject: String(id),
        before: { email: maskEmail(row.email) },
      },
      sql`exists (select 1 from ${newsletterSubscribers} where ${newsletterSubscribers.id} = ${id})`,
    ),
    deletedRows: db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)).returning(),
  })
  return deletedRows.length > 0
}
