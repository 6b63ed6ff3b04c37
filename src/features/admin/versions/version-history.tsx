import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { restoreTexts, versionTexts as texts } from '#content/interface/admin/versions.ts'
import type { RevisionLine, RevisionList } from '#contracts/revisions.ts'
import { formatDayAndTime } from '#shared/reader-time.ts'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { failureSentence } from '#ui/failure-sentence.ts'
import { QueryState } from '#ui/query-state.tsx'
import { Select } from '#ui/select.tsx'
import { type ShownFields, VersionLines } from './version-lines.tsx'

interface VersionHistoryProps<Version> {
  versions: UseQueryResult<RevisionList>
  /** The revision of the record as it is stored now. */
  newest: number
  versionQuery: (revision: number) => UseQueryOptions<Version, Error, Version, readonly [string]>
  /** Returns a version as the form shows it. */
  toShown: (version: Version) => ShownFields
  /** What the form shows now. */
  current: ShownFields
  labels: Readonly<Record<string, string>>
  /** As the list names what changed. A field without one is named by its label. */
  changedNames?: Readonly<Record<string, string>>
  isLive: boolean
  isDirty: boolean
  restore: (revision: number) => Promise<unknown>
}

/** Lists the versions of a record, compares two of them and restores one. */
export function VersionHistory<Version>(props: VersionHistoryProps<Version>) {
  const { versions, newest, labels, changedNames = {} } = props
  const [selectedRevision, selectRevision] = useState<number>()
  const nameOf = (field: string) => changedNames[field] ?? labels[field]?.toLowerCase() ?? field
  return (
    <>
      <p className="text-fine text-ink-soft">{texts.note}</p>
      <QueryState query={versions} what={texts.what}>
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
                    <span className="font-semibold">{texts.version(line.revision)}</span>
                    {line.revision === newest ? texts.newest : ''}
                    <span className="block text-tiny text-ink-soft">{describeRevision(line, nameOf)}</span>
                  </button>
                </li>
              ))}
            </ol>
            {selectedRevision === undefined ? null : (
              <Comparison
                key={selectedRevision}
                {...props}
                version={selectedRevision}
                others={revisions.filter(({ revision }) => revision !== selectedRevision)}
              />
            )}
          </>
        )}
      </QueryState>
    </>
  )
}

interface ComparisonProps<Version> extends VersionHistoryProps<Version> {
  version: number
  others: readonly RevisionLine[]
}

function Comparison<Version>(props: ComparisonProps<Version>) {
  const { version, others, newest, versionQuery, toShown, current, labels, isLive, isDirty, restore } = props
  const id = useId()
  const [comparedWith, setComparedWith] = useState<number>()
  const ask = useAsk()
  async function askAndRestore() {
    const isConfirmed = await ask({
      title: restoreTexts.heading(version),
      text: restoreTexts.text(isLive, isDirty),
      confirmLabel: restoreTexts.restoreButton,
      tone: 'plain',
    })
    if (isConfirmed) await restore(version)
  }
  const query = useQuery(versionQuery(version))
  const other = useQuery({
    ...versionQuery(comparedWith ?? version),
    enabled: comparedWith !== undefined,
  })
  return (
    <QueryState query={query} what={texts.versionName(version)}>
      {(found) => {
        const shownVersion = toShown(found)
        const otherVersion = comparedWith === undefined ? current : other.data && toShown(other.data)
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
              {version === newest ? null : (
                <Button look="outline" onClick={() => void askAndRestore()}>
                  {restoreTexts.openButton(version)}
                </Button>
              )}
            </div>
            {other.error && comparedWith !== undefined ? (
              <p role="alert" className="mt-3 text-fine text-danger">
                {failureSentence(other.error)}
              </p>
            ) : null}
            {otherVersion ? (
              <VersionLines
                older={isOlder ? shownVersion : otherVersion}
                newer={isOlder ? otherVersion : shownVersion}
                labels={labels}
              />
            ) : null}
          </div>
        )
      }}
    </QueryState>
  )
}

function describeRevision(
  { savedAt, savedBy, changed }: RevisionLine,
  nameOf: (field: string) => string,
): string {
  const at = formatDayAndTime(savedAt)
  const what = changed.map(nameOf).join(', ')
  return [at, savedBy, what && texts.changed(what)].filter(Boolean).join(' · ')
}
