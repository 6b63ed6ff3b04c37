import type { AuditAction } from '#contracts/audit.ts'

/** No username has a colon, so these cannot be mistaken for a user. */
const actors = {
  'database.backup': 'npm:backup',
  'database.drill': 'npm:backup',
  'database.restore': 'npm:restore',
} as const satisfies Partial<Record<AuditAction, string>>

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
