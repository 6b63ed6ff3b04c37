import type { ContentRecord } from '#contracts/admin-content.ts'
import type { AuditEntry } from '#server/audit/record.ts'

const shownCharsMax = 120

interface ContentChange {
  actor: AuditEntry['actor']
  subject: string
  before: ContentRecord
  fields: Partial<ContentRecord>
}

export function auditOfContent(
  kind: 'service' | 'case-study',
  { actor, subject, before, fields }: ContentChange,
): AuditEntry {
  const valuesBefore = new Map(Object.entries(before))
  const changedFields = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(valuesBefore.get(name)),
  )
  const isPublished = fields.status === 'published' && before.status !== 'published'
  return {
    actor,
    action: isPublished ? `${kind}.publish` : `${kind}.update`,
    subject,
    before: Object.fromEntries(changedFields.map(([name]) => [name, summarise(valuesBefore.get(name))])),
    after: Object.fromEntries(changedFields.map(([name, value]) => [name, summarise(value)])),
  }
}

const summarise = (value: unknown) =>
  typeof value === 'string' && value.length > shownCharsMax ? `${value.length} characters` : value
