import { auditFieldNames, auditTexts as texts } from '#content/interface/admin/audit.ts'
import type { AuditEntryView } from '#contracts/audit.ts'
import { wordFor } from '#shared/words.ts'
import { LocalTime } from '#ui/local-time.tsx'

export function AuditChange({ before, after }: Pick<AuditEntryView, 'before' | 'after'>) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return <span className="text-ink-soft max-lg:hidden">–</span>
  return (
    <dl className="grid gap-1 text-tiny">
      {names.map((name) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="font-semibold">{wordFor(auditFieldNames, name)}:</dt>
          <dd className="wrap-anywhere">
            {before && name in before ? (
              <del className="text-danger">
                <Value value={before[name]} />
              </del>
            ) : null}{' '}
            {after && name in after ? (
              <ins className="text-success no-underline">
                <Value value={after[name]} />
              </ins>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

function Value({ value }: { value: unknown }) {
  if (value === null || value === '') return texts.emptyValue
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (Array.isArray(value)) return value.length === 0 ? texts.emptyValue : value.join(', ')
  if (typeof value !== 'string') return JSON.stringify(value)
  return instant.test(value) ? <LocalTime iso={value} /> : <bdi>{value}</bdi>
}
