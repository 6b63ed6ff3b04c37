import type { AuditAction } from '#contracts/audit.ts'

/** Stands in the audit log for whoever has access to the database; no username has a colon. */
const actors = {
  'database.backup': 'npm:backup',
  'database.drill': 'npm:backup',
  'database.restore': 'npm:restore',
} as const satisfies Partial<Record<AuditAction, string>>

/** The back office reads the age of the last backup and of the last drill from these entries. */
export async function recordBackup(
  db: D1Database,
  action: keyof typeof actors,
  file: string,
  rows: number,
): Promise<void> {
  await db
    .prepare('insert into audit_log (actor, action, subject_type, subject, after) values (?, ?, ?, ?, ?)')
    .bind(actors[action], action, 'database', file, JSON.stringify({ rows }))
    .run()
}
