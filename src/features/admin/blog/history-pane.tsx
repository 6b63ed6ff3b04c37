import { historyTexts as texts, postTexts, restoreTexts } from '#content/interface/admin/post-editor.ts'
import { formatDayAndTime } from '#shared/reader-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { AdminPost } from '#contracts/admin-posts.ts'
import type { RevisionLine } from '#contracts/admin-posts.ts'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { failureSentence } from '#ui/failure-sentence.ts'
import { QueryState } from '#ui/query-state.tsx'
import { Select } from '#ui/select.tsx'
import { toDraft } from './draft.ts'
import { revisionQuery, revisionsQuery } from './queries.ts'
import { SidePane } from './side-pane.tsx'
import type { PostEditor } from './use-post-editor.ts'
import { VersionLines } from './version-lines.tsx'

const fieldNames: Record<string, string> = texts.fieldNames

export function HistoryPane({
  editor,
  post,
  close,
}: {
  editor: PostEditor
  post: AdminPost
  close: () => void
}) {
  const query = useQuery(revisionsQuery(post, post.revision))
  const [selectedRevision, selectRevision] = useState<number>()
  return (
    <SidePane title={texts.title} close={close}>
      <div className="px-4 pb-6 md:px-6">
        <p className="text-fine text-ink-soft">{texts.note}</p>
        <QueryState query={query} what={texts.what}>
          {({ revisions }) => (
            <>
              <ol className="mt-3 max-h-80 overflow-y-auto rounded-field border border-line">
                {revisions.map((line) => (
                  <li key={line.revision} className="border-b border-line last:border-0">
                    <button
                      type="button"
                      aria-pressed={selectedRevision === line.revision}
                      onClick={() => selectRevision(line.revision)}
                      className={cn(
                        'block min-h-11 w-full px-3 py-2 text-left text-fine hover:bg-tint',
                        selectedRevision === line.revision && 'bg-tint',
                      )}
                    >
                      <span className="font-semibold">{postTexts.version(line.revision)}</span>
                      {line.revision === post.revision ? texts.newest : ''}
                      <span className="block text-tiny text-ink-soft">{describeRevision(line)}</span>
                    </button>
                  </li>
                ))}
              </ol>
              {selectedRevision === undefined ? null : (
                <Comparison
                  key={selectedRevision}
                  editor={editor}
                  post={post}
                  version={selectedRevision}
                  others={revisions.filter(({ revision }) => revision !== selectedRevision)}
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
  version: number
  others: readonly RevisionLine[]
}

function Comparison({ editor, post, version, others }: ComparisonProps) {
  const id = useId()
  const [comparedWith, setComparedWith] = useState<number>()
  const ask = useAsk()
  async function restore() {
    const isConfirmed = await ask({
      title: restoreTexts.heading(version),
      text: restoreTexts.text(post.isLive, editor.isDirty),
      confirmLabel: restoreTexts.restoreButton,
      tone: 'plain',
    })
    if (isConfirmed) await editor.restore(version)
  }
  const query = useQuery(revisionQuery(post, version))
  const other = useQuery({
    ...revisionQuery(post, comparedWith ?? version),
    enabled: comparedWith !== undefined,
  })
  return (
    <QueryState query={query} what={texts.versionName(version)}>
      {({ fields }) => {
        const versionDraft = toDraft(fields)
        const otherDraft =
          comparedWith === undefined ? editor.draft : other.data && toDraft(other.data.fields)
        const isOlder = comparedWith === undefined || version < comparedWith
        return (
          <div className="mt-4">
            <div className="flex flex-wrap items-end gap-3">
              <div className="grow basis-48">
                <label htmlFor={id} className="mb-1.5 block text-fine font-semibold">
                  {texts.compareLabel(version)}
                </label>
                <Select
                  id={id}
                  value={comparedWith ?? ''}
                  onChange={({ target }) => setComparedWith(target.value ? Number(target.value) : undefined)}
                >
                  <option value="">{texts.editorName}</option>
                  {others.map(({ revision }) => (
                    <option key={revision} value={revision}>
                      {texts.versionName(revision)}
                    </option>
                  ))}
                </Select>
              </div>
              {version === post.revision ? null : (
                <Button look="outline" onClick={() => void restore()}>
                  {restoreTexts.openButton(version)}
                </Button>
              )}
            </div>
            {other.error && comparedWith !== undefined ? (
              <p role="alert" className="mt-3 text-fine text-danger">
                {failureSentence(other.error)}
              </p>
            ) : null}
            {otherDraft ? (
              <VersionLines
                older={isOlder ? versionDraft : otherDraft}
                newer={isOlder ? otherDraft : versionDraft}
              />
            ) : null}
          </div>
        )
      }}
    </QueryState>
  )
}

function describeRevision({ savedAt, savedBy, changed }: RevisionLine): string {
  const at = formatDayAndTime(savedAt)
  const what = changed.map((name) => fieldNames[name] ?? name).join(', ')
  return [at, savedBy, what && texts.changed(what)].filter(Boolean).join(' · ')
}
