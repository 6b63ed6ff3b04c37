import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { forgetPublicReads } from '#api/page-source.ts'
import { sendJson } from '#api/send-json.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { toast } from '#ui/toast-store.ts'
import { type RecordField, RecordForm, type RecordValues } from './record-form.tsx'

interface RecordsPageProps<Item extends RecordValues> {
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
export function RecordsPage<Item extends RecordValues>(props: RecordsPageProps<Item>) {
  const { title, lede, noun, path, items, fields, blank, nameOf, noteOf, keyOf, preview } = props
  const client = useQueryClient()

  const settle = async (done: string) => {
    toast({ title: done, description: 'The pages that show it are drawn anew.' })
    forgetPublicReads()
    await client.invalidateQueries({ queryKey: [path] })
  }

  return (
    <>
      <TitleBand title={title}>{lede}</TitleBand>
      <div className="page-width grid gap-4 pb-20">
        <details className="group rounded-card border border-dashed border-line-strong bg-card">
          <summary className="flex min-h-14 items-center gap-3 px-6 font-semibold text-link">
            <Icon name="plus" className="transition-transform group-open:rotate-45" />
            New {noun}
          </summary>
          <div className="px-6 pb-6">
            <RecordForm
              fields={fields}
              values={blank}
              preview={preview}
              submitLabel={`Add ${noun}`}
              onSubmit={async (values) => {
                await sendJson('POST', path, values)
                await settle('Added')
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
          {(list) => (
            <ul className="grid gap-3">
              {list.map((item) => (
                <li key={keyOf(item)} data-card="" className="rounded-card border border-line bg-card">
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
                        key={String(item.revision)}
                        fields={fields}
                        values={item}
                        preview={preview}
                        submitLabel="Save"
                        onSubmit={async (values) => {
                          await sendJson('PATCH', `${path}/${keyOf(item)}`, {
                            ...values,
                            revision: item.revision,
                          })
                          await settle('Saved')
                        }}
                        onDelete={async () => {
                          await sendJson('DELETE', `${path}/${keyOf(item)}`)
                          await settle('Deleted')
                        }}
                      />
                    </div>
                  </details>
                </li>
              ))}
              {list.length === 0 ? (
                <li className="py-8 text-center text-ink-soft">None yet. Add the first above.</li>
              ) : null}
            </ul>
          )}
        </QueryState>
      </div>
    </>
  )
}
