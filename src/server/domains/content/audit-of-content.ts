import type { AuditEntry } from '#platform/audit/record.ts'

const shownCharsMax = 120

interface ContentChange {
  actor: AuditEntry['actor']
  subject: string
  before: { status?: unknown }
  fields: { status?: unknown }
}

export function auditOfContent(
  kind: 'service' | 'case-study' | 'page',
  { actor, subject, before, fields }: ContentChange,
): AuditEntry {
  const isForReaders = fields.status === 'published' || fields.status === 'scheduled'
  const isPublished = isForReaders && before.status !== fields.status
  return {
    actor,
    action: isPublished ? `${kind}.publish` : `${kind}.update`,
    subject,
    ...summariseChanges(before, fields),
  }
}

/** Returns the fields that change, as an audit entry shows them: a long text is its length. */
export function summariseChanges(
  before: object,
  fields: object,
): Required<Pick<AuditEntry, 'before' | 'after'>> {
  const valuesBefore = new Map(Object.entries(before))
  const changedFields = Object.entries(fields).filter(
    ([name, value]) => comparable(value) !== comparable(valuesBefore.get(name)),
  )
  return {
    before: Object.fromEntries(changedFields.map(([name]) => [name, summarise(valuesBefore.get(name))])),
    after: Object.fromEntries(changedFields.map(([name, value]) => [name, summarise(value)])),
  }
}

/** A field that was never set, one that was emptied and an empty list are the same to the pages. */
const comparable = (value: unknown): string =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)
    ? String(undefined)
    : String(JSON.stringify(value))

function summarise(value: unknown) {
  const isStructured = typeof value === 'object' && value !== null && !isListOfTexts(value)
  const text = isStructured ? JSON.stringify(value) : value
  return typeof text === 'string' && text.length > shownCharsMax ? `${text.length} characters` : value
}

const isListOfTexts = (value: object) =>
  Array.isArray(value) && value.every((entry) => typeof entry !== 'object')
