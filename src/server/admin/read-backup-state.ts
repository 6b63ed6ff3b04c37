import { desc, eq } from 'drizzle-orm'
import type { BackupState } from '#contracts/admin.ts'
import type { AuditAction } from '#contracts/audit.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import type { ServiceContext } from '#server/service-context.ts'

/** Reads when the newest backup was made, and when one was last restored as a trial, from what `npm run backup` records. */
export async function readBackupState({ db }: ServiceContext): Promise<BackupState> {
  const newest = (action: AuditAction) =>
    db
      .select({ createdAt: auditLog.createdAt })
      .from(auditLog)
      .where(eq(auditLog.action, action))
      .orderBy(desc(auditLog.id))
      .limit(1)
  const [[backup], [drill]] = await db.batch([newest('database.backup'), newest('database.drill')])
  return {
    backedUpAt: backup?.createdAt.toISOString() ?? null,
    drilledAt: drill?.createdAt.toISOString() ?? null,
  }
}
