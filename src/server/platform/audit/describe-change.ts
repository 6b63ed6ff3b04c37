import { auditFieldNames, auditTexts as texts } from '#content/interface/admin/audit.ts'
import { wordFor } from '#shared/word-for.ts'

/** Returns the fields of an entry as a person writes them: "Title: Notes; Can be booked: yes". */
export const describeChange = (fields: Record<string, unknown> | null): string | null =>
  fields &&
  Object.entries(fields)
    .map(([name, value]) => `${wordFor(auditFieldNames, name)}: ${describeValue(value)}`)
    .join('; ')

function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.emptyValue
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (Array.isArray(value)) return value.length === 0 ? texts.emptyValue : value.map(describeValue).join(', ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([name, part]) => `${wordFor(auditFieldNames, name)} ${describeValue(part)}`)
    .join(', ')
}
