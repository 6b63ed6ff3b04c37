import { diffLines } from 'diff'
import { versionLinesTexts as texts } from '#content/interface/admin/post-editor.ts'
import { postFieldTexts } from '#content/interface/admin/posts.ts'
import { cn } from '#ui/cn.ts'
import type { Draft } from './draft.ts'

const fieldNames: Record<Exclude<keyof Draft, 'content'>, string> = postFieldTexts

const isField = (name: string): name is keyof typeof fieldNames => name in fieldNames

export function VersionLines({ older, newer }: { older: Draft; newer: Draft }) {
  const changedFields = Object.keys(fieldNames)
    .filter(isField)
    .filter((name) => older[name] !== newer[name])
  const isSameText = older.content === newer.content
  if (isSameText && changedFields.length === 0)
    return <p className="mt-4 text-fine text-ink-soft">{texts.same}</p>
  return (
    <>
      {changedFields.length > 0 ? (
        <dl className="mt-4 grid gap-2 text-fine">
          {changedFields.map((name) => (
            <div key={name}>
              <dt className="font-semibold">{fieldNames[name]}</dt>
              <dd className="text-danger">− {String(older[name]) || texts.emptyValue}</dd>
              <dd className="text-success">+ {String(newer[name]) || texts.emptyValue}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {isSameText ? null : (
        <div className="mt-4 overflow-x-auto rounded-field border border-line font-mono text-tiny">
          {diffLines(older.content, newer.content).map(({ value, added, removed }, index) => (
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
