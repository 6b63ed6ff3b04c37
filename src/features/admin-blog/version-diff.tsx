import { diffLines } from 'diff'
import type { AdminPost } from '#contracts/admin-posts.ts'
import { cn } from '#ui/cn.ts'
import { type Draft, toDraft } from './draft.ts'

/** What the two versions say differently: their lines in red, yours in green, and the other fields by name. */
export function VersionDiff({ theirs, draft }: { theirs: AdminPost; draft: Draft }) {
  const other = toDraft(theirs)
  const parts = diffLines(other.content, draft.content)
  const fields = Object.keys(draft).filter((name): name is keyof Draft => name in other && name !== 'content')
  const changed = fields.filter((name) => other[name] !== draft[name])
  return (
    <section
      aria-label="Compare the versions"
      className="min-w-0 p-4 max-lg:border-t max-lg:border-line md:p-6"
    >
      <h2 className="text-h4">Theirs, then yours</h2>
      {changed.length > 0 ? (
        <dl className="mt-3 grid gap-2 text-fine">
          {changed.map((name) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="break-words text-danger">− {String(other[name]) || 'empty'}</dd>
              <dd className="break-words text-success">+ {String(draft[name]) || 'empty'}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className="mt-4 overflow-x-auto rounded-field border border-line font-mono text-tiny">
        {parts.map(({ value, added, removed }, index) => (
          <pre
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name and never move.
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
    </section>
  )
}
