import { diffLines } from 'diff'
import { versionLinesTexts as texts } from '#content/interface/admin/versions.ts'
import { cn } from '#ui/cn.ts'

/** What a record's form shows, by the names of its fields. */
export type ShownFields = Readonly<Record<string, unknown>>

interface VersionLinesProps {
  older: ShownFields
  newer: ShownFields
  /** Labels of the fields that are compared, apart from the text in `content`. */
  labels: Readonly<Record<string, string>>
}

/** Shows what differs between two versions of a record. */
export function VersionLines({ older, newer, labels }: VersionLinesProps) {
  const changedFields = Object.keys(labels).filter(
    (name) => name !== 'content' && shown(older[name]) !== shown(newer[name]),
  )
  const [olderText, newerText] = [shown(older.content), shown(newer.content)]
  const isSameText = olderText === newerText
  if (isSameText && changedFields.length === 0)
    return <p className="mt-4 text-fine text-ink-soft">{texts.same}</p>
  return (
    <>
      {changedFields.length > 0 ? (
        <dl className="mt-4 grid gap-2 text-fine">
          {changedFields.map((name) => (
            <div key={name}>
              <dt className="font-semibold">{labels[name]}</dt>
              <dd className="text-danger">− {shown(older[name]) || texts.emptyValue}</dd>
              <dd className="text-success">+ {shown(newer[name]) || texts.emptyValue}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {isSameText ? null : (
        <div className="mt-4 overflow-x-auto rounded-field border border-line font-mono text-tiny">
          {diffLines(olderText, newerText).map(({ value, added, removed }, index) => (
            <pre
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity and never change order.
              key={index}
              className={cn(
                'px-3 py-1 whitespace-pre-wrap',
                added && 'bg-success-bg text-success',
                removed && 'bg-danger-bg text-danger',
              )}
            >
              {value.replace(/\n$/, '').replace(/^/gm, added ? '+ ' : removed ? '− ' : '  ')}
            </pre>
          ))}
        </div>
      )}
    </>
  )
}

const shown = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))
