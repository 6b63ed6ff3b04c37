import { desc, eq } from 'drizzle-orm'
import type { BackupState } from '#contracts/admin.ts'
import type { AuditAction } from '#contracts/audit.ts'
import { clockJobs } from '#platform/db/schema/clock.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

/** By then, last night's backup and all retries of tonight's have failed. */
const lateAfterMs = 36 * 3_600_000

/**
 * Returns when the last backup and the last restore drill ran, and whether nightly backups are off, on, late or
 * failed.
 */
export async function readBackupState({ db, now }: ServiceContext): Promise<BackupState> {
  const newest = (action: AuditAction) =>
    db
      .select({ createdAt: auditLog.createdAt })
      .from(auditLog)
      .where(eq(auditLog.action, action))
      .orderBy(desc(auditLog.id))
      .limit(1)
  const [[backup], [drill], [nightly]] = await db.batch([
    newest('database.backup'),
    newest('database.drill'),
    db.select().from(clockJobs).where(eq(clockJobs.name, 'backup')),
  ])
  return {
    backedUpAt: backup?.createdAt.toISOString() ?? null,
    drilledAt: drill?.createdAt.toISOString() ?? null,
    nightly: nightlyState(nightly, backup?.createdAt, now),
  }
}

function nightlyState(
  job: typeof clockJobs.$inferSelect | undefined,
  backedUpAt: Date | undefined,
  now: Date,
): BackupState['nightly'] {
  if (!job) return 'off'
  if (job.lastError !== null) return 'failed'
  return now.getTime() - (backedUpAt ?? job.createdAt).getTime() > lateAfterMs ? 'late' : 'on'
}
