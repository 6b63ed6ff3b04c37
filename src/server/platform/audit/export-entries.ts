import { auditExportHeadings as headings } from '#content/interface/admin/exports.ts'
import { writeCsv } from '#platform/csv/write-csv.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { type AuditFilter, readAuditEntries } from './list-entries.ts'
import { describeChange, auditStatement } from './record.ts'

/** Returns the newest matching entries as CSV, at most 10,000, and records the export in the audit log. */
export async function exportAuditEntries(
  { db, user }: ServiceContext<SessionUser>,
  filter: AuditFilter,
): Promise<string> {
  const entries = await readAuditEntries(db, filter)
  await auditStatement(db, {
    actor: user,
    action: 'audit.export',
    subject: 'all',
    after: { rows: entries.length, ...filter },
  })
  return writeCsv(entries, [
    { header: headings.time, value: ({ createdAt }) => createdAt },
    { header: headings.who, value: ({ actor }) => actor },
    { header: headings.action, value: ({ action }) => action },
    { header: headings.subject, value: ({ subject }) => subject },
    { header: headings.before, value: ({ before }) => describeChange(before) },
    { header: headings.after, value: ({ after }) => describeChange(after) },
  ])
}
