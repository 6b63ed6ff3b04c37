import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { AdminPost } from '#contracts/admin-posts.ts'
import type { RevisionLine } from '#contracts/post-revisions.ts'
import { cn } from '#ui/cn.ts'
import { failureSentence } from '#ui/failure-sentence.ts'
import { inputLook } from '#ui/field.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { toDraft } from './draft.ts'
import { revisionQuery, revisionsQuery } from './queries.ts'
import { RestoreDialog } from './restore-dialog.tsx'
import { SidePane } from './side-pane.tsx'
import type { PostEditor } from './use-post-editor.ts'
import { VersionLines } from './version-lines.tsx'

/** What `changed` of a version is called in a sentence. */
const changedNames: Record<string, string> = {
  content: 'text',
  slug: 'address',
  publishAt: 'publication time',
  featuredImage: 'picture',
  tocDepth: 'table of contents',
}

/** The kept versions of a post, any of them against the fields or another, and the way back to it. */
export function HistoryPane({
  editor,
  post,
  close,
}: {
  editor: PostEditor
  post: AdminPost
  close: () => void
}) {
  const query = useQuery(revisionsQuery(post.slug, post.revision))
  const [chosen, choose] = useState<number>()
  return (
    <SidePane title="Versions" close={close}>
      <div className="px-4 pb-6 md:px-6">
        <p className="text-fine text-ink-soft">
          The last 50 saved versions. Autosave adds at most one every five minutes.
        </p>
        <QueryState query={query} what="the versions">
          {({ revisions }) => (
            <>
              <ol className="mt-3 max-h-72 overflow-y-auto rounded-field border border-line">
                {revisions.map((line) => (
                  <li key={line.revision} className="border-b border-line last:border-0">
                    <button
                      type="button"
                      aria-pressed={chosen === line.revision}
                      onClick={() => choose(line.revision)}
                      className={cn(
                        'block min-h-11 w-full px-3 py-2 text-left text-fine hover:bg-tint',
                        chosen === line.revision && 'bg-tint',
                      )}
                    >
                      <span className="font-semibold">Version {line.revision}</span>
                      {line.revision === post.revision ? ', the newest' : ''}
                      <span className="block text-tiny text-ink-soft">{storyOf(line)}</span>
                    </button>
                  </li>
                ))}
              </ol>
              {chosen === undefined ? null : (
                <Comparison
                  key={chosen}
                  editor={editor}
                  post={post}
                  chosen={chosen}
                  others={revisions.filter(({ revision }) => revision !== chosen)}
                />
              )}
            </>
          )}
        </QueryState>
      </div>
    </SidePane>
  )
}

interface ComparisonProps {
  editor: PostEditor
  post: AdminPost
  chosen: number
  others: readonly RevisionLine[]
}

function Comparison({ editor, post, chosen, others }: ComparisonProps) {
  const id = useId()
  /** Undefined for what stands in the fields. */
  const [against, setAgainst] = useState<number>()
  const query = useQuery(revisionQuery(post.slug, chosen))
  const other = useQuery({ ...revisionQuery(post.slug, against ?? chosen), enabled: against !== undefined })
  return (
    <QueryState query={query} what={`version ${chosen}`}>
      {(version) => {
        const mine = toDraft(version.fields)
        const theirs = against === undefined ? editor.draft : other.data && toDraft(other.data.fields)
        const isOlder = against === undefined || chosen < against
        return (
          <div className="mt-4">
            <div className="flex flex-wrap items-end gap-3">
              <div className="grow basis-48">
                <label htmlFor={id} className="mb-1.5 block text-fine font-semibold">
                  Compare version {chosen} with
                </label>
                <select
                  id={id}
                  className={inputLook}
                  value={against ?? ''}
                  onChange={({ target }) => setAgainst(target.value ? Number(target.value) : undefined)}
                >
                  <option value="">the editor</option>
                  {others.map(({ revision }) => (
                    <option key={revision} value={revision}>
                      version {revision}
                    </option>
                  ))}
                </select>
              </div>
              {chosen === post.revision ? null : (
                <RestoreDialog editor={editor} version={chosen} post={post} />
              )}
            </div>
            {other.error && against !== undefined ? (
              <p role="alert" className="mt-3 text-fine text-danger">
                {failureSentence(other.error)}
              </p>
            ) : null}
            {theirs ? <VersionLines older={isOlder ? mine : theirs} newer={isOlder ? theirs : mine} /> : null}
          </div>
        )
      }}
    </QueryState>
  )
}

function storyOf({ savedAt, savedBy, changed }: RevisionLine): string {
  const at = new Date(savedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
  const what = changed.map((name) => changedNames[name] ?? name).join(', ')
  return [at, savedBy, what && `changed: ${what}`].filter(Boolean).join(' · ')
}
