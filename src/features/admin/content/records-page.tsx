import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { forgetPublicReads } from '#api/page-source.ts'
import { sendJson } from '#api/send-json.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { toast } from '#ui/toast-store.ts'
import type { RecordField, RecordValues } from './record-fields.tsx'
import { RecordForm } from './record-form.tsx'
import { useKeptRecords } from './use-kept-records.ts'

interface RecordsPageProps<Item extends RecordValues & { id: number }> {
  title: string
  lede: string
  /** What one of them is called: 'case study'. */
  noun: string
  /** Of the list in the API, which is also the first key of its query. */
  path: string
  items: UseQueryResult<Item[]>
  fields: readonly RecordField[]
  /** First values of a new one. */
  blank: RecordValues
  nameOf: (item: Item) => string
  noteOf: (item: Item) => string
  /** A record as its page will show it. */
  preview: (values: RecordValues) => ReactNode
  /** The last part of an item's address in the API. */
  keyOf: (item: Item) => string
}

const tones: Record<string, BadgeTone> = { published: 'success', draft: 'warning' }

/** A list of records that pages are made from: each opens in place to be changed, and a new one is added on top. */
export function RecordsPage<Item extends RecordValues & { id: number }>(props: RecordsPageProps<Item>) {
  const { title, lede, noun, path, items, fields, blank, nameOf, noteOf, keyOf, preview } = props
  const client = useQueryClient()
  const adding = useRef<HTMLDetailsElement>(null)
  const { shown, isStored, hasWords, noteWriting, forget } = useKeptRecords(items.data ?? [])

  const settle = async (done: string) => {
    toast({ title: done, description: 'The pages that show it are up to date.' })
    forgetPublicReads()
    await client.invalidateQueries({ queryKey: [path] })
  }
  /** The button that was pressed goes with its record. */
  const leaveRecord = () => adding.current?.querySelector('summary')?.focus()
  const loadStored = async (id: number) => {
    const stored = (await items.refetch()).data?.find((record) => record.id === id)
    if (!stored && !hasWords(id)) {
      leaveRecord()
      toast({ title: 'Already deleted', description: `Somebody else has deleted this ${noun}.` })
    }
    return stored
  }

  return (
    <>
      <TitleBand title={title}>{lede}</TitleBand>
      <div className="page-width grid gap-4 pb-20">
        <details ref={adding} className="group rounded-card border border-dashed border-line-strong bg-card">
          <summary className="flex min-h-14 items-center gap-3 px-6 font-semibold text-link">
            <Icon name="plus" className="transition-transform group-open:rotate-45" />
            New {noun}
          </summary>
          <div className="px-6 pb-6">
            <RecordForm
              fields={fields}
              values={blank}
              noun={noun}
              preview={preview}
              submitLabel={`Add ${noun}`}
              onSubmit={async (values) => {
                await sendJson('POST', path, values)
                await settle('Added')
                if (!adding.current) return
                adding.current.querySelector('summary')?.focus()
                adding.current.open = false
              }}
            />
          </div>
        </details>
        <QueryState
          query={items}
          what={title.toLowerCase()}
          skeleton={
            <div className="grid gap-3">
              {['first', 'second', 'third'].map((place) => (
                <div key={place} className="rounded-card border border-line bg-card">
                  <SkeletonRows count={1} rowClass="min-h-24 sm:min-h-18" />
                </div>
              ))}
            </div>
          }
        >
          {() => (
            <ul className="grid gap-3">
              {shown.map((item) => (
                <li key={item.id} data-card="" className="rounded-card border border-line bg-card">
                  <details>
                    <summary className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 px-6 py-3 hover:bg-tint">
                      <span className="min-w-0 grow">
                        <span className="block font-heading text-h4 font-semibold">{nameOf(item)}</span>
                        <span className="block text-tiny text-ink-soft">{noteOf(item)}</span>
                      </span>
                      <Badge tone={tones[String(item.status)] ?? 'info'}>{String(item.status)}</Badge>
                      <Icon name="chevron-down" />
                    </summary>
                    <div className="border-t border-line p-6">
                      <RecordForm
                        fields={fields}
                        values={item}
                        noun={noun}
                        loadTheirs={() => loadStored(item.id)}
                        preview={preview}
                        submitLabel="Save"
                        isGone={!isStored(item.id)}
                        onUnsaved={(hasUnsaved) => noteWriting(item, hasUnsaved)}
                        onSubmit={async (values) => {
                          if (isStored(item.id)) {
                            await sendJson('PATCH', `${path}/${keyOf(item)}`, values)
                            await settle('Saved')
                            return
                          }
                          await sendJson('POST', path, values)
                          leaveRecord()
                          await settle('Added again')
                        }}
                        onDelete={async () => {
                          const wasStored = isStored(item.id)
                          if (wasStored) await sendJson('DELETE', `${path}/${keyOf(item)}`)
                          leaveRecord()
                          forget(item)
                          if (wasStored) await settle('Deleted')
                        }}
                      />
                    </div>
                  </details>
                </li>
              ))}
              {shown.length === 0 ? (
                <li className="py-8 text-center text-ink-soft">None yet. Add the first one above.</li>
              ) : null}
            </ul>
          )}
        </QueryState>
      </div>
    </>
  )
}
