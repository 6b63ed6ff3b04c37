import type { ContentRecord } from '#contracts/admin-content.ts'
import type { AuditEntry } from '#server/audit/record.ts'

/** Longer texts are logged by their length: the log is no place for whole texts. */
const shownCharsMax = 120

interface ContentChange {
  actor: AuditEntry['actor']
  subject: string
  before: ContentRecord
  fields: Partial<ContentRecord>
}

/** What the audit log says of a save: the fields that are not as they were, and that it published, where it did. */
export function auditOfContent(
  kind: 'service' | 'case-study',
  { actor, subject, before, fields }: ContentChange,
): AuditEntry {
  const was = new Map(Object.entries(before))
  const changed = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)),
  )
  const isPublished = fields.status === 'published' && before.status !== 'published'
  return {
    actor,
    action: isPublished ? `${kind}.publish` : `${kind}.update`,
    subject,
    before: Object.fromEntries(changed.map(([name]) => [name, shown(was.get(name))])),
    after: Object.fromEntries(changed.map(([name, value]) => [name, shown(value)])),
  }
}

const shown = (value: unknown) =>
  typeof value === 'string' && value.length > shownCharsMax ? `${value.length} characters` : value
