import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef } from 'react'
import * as z from 'zod/mini'
import { forgetPublicReads } from '#api/page-source.ts'
import { useAllUnsavedValues } from '#browser/use-unsaved-values.ts'
import { recordsTexts as texts } from '#content/interface/admin/records.ts'
import { actionTexts } from '#content/interface/common.ts'
import type { Question } from '#ui/ask.ts'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { toast } from '#ui/toast-store.ts'
import { type FormField, type RecordValues, unsavedRecordSchema } from './record-fields.ts'
import { RecordForm, type VersionsForm } from './record-form.tsx'
import { RecordItem } from './record-item.tsx'
import { useUnsavedRecords } from './use-unsaved-records.ts'

/** `ref` is what the path of a record has: its id or its slug. */
export interface RecordsApi {
  listKey: readonly [string]
  create: (body: RecordBody) => Promise<unknown>
  change: (ref: RecordRef, body: RecordBody) => Promise<unknown>
  remove: (ref: RecordRef) => Promise<unknown>
}

/** Restores a version of a record that is stored at a revision, and returns the record. */
export type RestoreVersion = (send: (revision: number) => Promise<unknown>) => Promise<unknown>

type RecordBody = Readonly<Record<string, unknown>>

interface RecordRef {
  ref: string
  id: number
}

interface RecordsPageProps<Item extends RecordValues & { id: number }> {
  title: string
  lede: string
  actions?: ReactNode
  noun: string
  /** Without one, the question says that archiving takes a record off the site. */
  deleteQuestion?: (name: string) => Question
  api: RecordsApi
  items: UseQueryResult<Item[]>
  itemSchema: z.ZodMiniType<Item>
  /** Returns a response as the form shows it. */
  readItem?: (body: unknown) => Item
  /** Returns what the endpoint takes for values of the form. */
  toBody?: (values: RecordValues) => RecordBody
  fields: readonly FormField[]
  blank: RecordValues
  nameOf: (item: Item) => string
  noteOf: (item: Item) => string
  warningOf?: (item: Item) => ReactNode
  changedText?: (values: RecordValues) => string
  preview: (values: RecordValues) => ReactNode
  /** The versions of a record, which `restore` brings back. */
  versions?: (item: Item, form: VersionsForm, restore: RestoreVersion) => ReactNode
  keyOf: (item: Item) => string
}

export function RecordsPage<Item extends RecordValues & { id: number }>(props: RecordsPageProps<Item>) {
  const {
    title,
    lede,
    actions,
    noun,
    deleteQuestion,
    api,
    items,
    itemSchema,
    readItem = (body) => z.parse(itemSchema, body),
    toBody = (values) => values,
    fields,
    blank,
    nameOf,
    noteOf,
    warningOf,
    changedText = () => texts.changedText,
    keyOf,
    preview,
    versions,
  } = props
  const [path] = api.listKey
  const client = useQueryClient()
  const addForm = useRef<HTMLDetailsElement>(null)
  const allUnsavedValues = useAllUnsavedValues(`${path}/`, unsavedRecordSchema)
  const keptRecords = useMemo(
    () => allUnsavedValues.flatMap(({ base }) => z.safeParse(itemSchema, base).data ?? []),
    [allUnsavedValues, itemSchema],
  )
  const { records, isStored, hasUnsavedChanges, setUnsaved, forget } = useUnsavedRecords(
    items.data,
    keptRecords,
  )

  /**
   * The address as stored now: a save that just ended may have changed it before this list rendered again. The id tells
   * the record from another one that has taken its address.
   */
  const refOf = (item: Item): RecordRef => {
    const storedItem = client.getQueryData<Item[]>(api.listKey)?.find(({ id }) => id === item.id)
    return { ref: keyOf(storedItem ?? item), id: item.id }
  }
  const changeList = (change: (items: readonly Item[]) => Item[]) =>
    client.setQueryData<Item[]>(api.listKey, (before) => before && change(before))
  const saveStored = async (item: Item, values: RecordValues) => {
    const savedItem = readItem(await api.change(refOf(item), toBody(values)))
    changeList((items) => items.map((other) => (other.id === savedItem.id ? savedItem : other)))
    announceChange(texts.savedTitle, savedItem)
    return savedItem
  }
  /** Does not wait for the list: until it arrives, a form would count as unsaved and ask whoever leaves it. */
  const announceChange = (toastTitle: string, values: RecordValues) => {
    toast({ title: toastTitle, description: changedText(values) })
    forgetPublicReads()
    void client.invalidateQueries({ queryKey: api.listKey })
  }
  const restoreStored = async (item: Item, send: (revision: number) => Promise<unknown>) => {
    const storedItem = client.getQueryData<Item[]>(api.listKey)?.find(({ id }) => id === item.id)
    const restoredItem = readItem(await send(Number((storedItem ?? item).revision)))
    changeList((items) => items.map((other) => (other.id === restoredItem.id ? restoredItem : other)))
    announceChange(texts.savedTitle, restoredItem)
  }
  const focusAddForm = () => addForm.current?.querySelector('summary')?.focus()
  const loadStored = async (id: number) => {
    const storedRecord = (await items.refetch()).data?.find((record) => record.id === id)
    if (!storedRecord && !hasUnsavedChanges(id)) {
      focusAddForm()
      toast({ title: texts.goneTitle, description: texts.goneText(noun) })
    }
    return storedRecord
  }

  return (
    <>
      <TitleBand title={title} actions={actions}>
        {lede}
      </TitleBand>
      <div className="page-width grid grid-cols-1 gap-4 pb-20">
        <Card as="details" tone="add" size="none" ref={addForm} className="print-hidden group">
          <summary className="flex min-h-14 items-center gap-3 px-6 font-semibold text-link">
            <Icon name="plus" className="transition-transform group-open:rotate-45" />
            {texts.newRecord(noun)}
          </summary>
          <div className="px-6 pb-6 max-[18rem]:px-3">
            <RecordForm
              unsavedKey={path}
              fields={fields}
              values={blank}
              noun={noun}
              preview={preview}
              submitLabel={texts.addButton(noun)}
              onSubmit={async (values) => {
                await api.create(toBody(values))
                announceChange(texts.addedTitle, values)
                if (!addForm.current) return
                focusAddForm()
                addForm.current.open = false
              }}
            />
          </div>
        </Card>
        <QueryState
          query={items}
          what={title.toLowerCase()}
          skeleton={
            <div className="grid gap-3">
              {['first', 'second', 'third'].map((place) => (
                <Card size="none" key={place}>
                  <SkeletonRows count={1} rowClass="min-h-24 sm:min-h-18" />
                </Card>
              ))}
            </div>
          }
        >
          {() => (
            <ul className="grid grid-cols-1 gap-3">
              {records.map((item) => (
                <RecordItem
                  key={item.id}
                  headingId={`record-${item.id}`}
                  name={nameOf(item)}
                  note={noteOf(item)}
                  status={item.status === undefined ? undefined : String(item.status)}
                >
                  {warningOf?.(item)}
                  <RecordForm
                    unsavedKey={`${path}/${item.id}`}
                    fields={fields}
                    values={item}
                    noun={noun}
                    {...(deleteQuestion && { deleteQuestion })}
                    heading={{ id: `record-${item.id}`, name: nameOf(item) }}
                    loadTheirs={() => loadStored(item.id)}
                    preview={preview}
                    versions={
                      versions &&
                      ((form) =>
                        versions(item, form, (send) => form.restore(() => restoreStored(item, send))))
                    }
                    submitLabel={actionTexts.save}
                    isGone={!isStored(item.id)}
                    onUnsaved={(hasUnsaved) => setUnsaved(item, hasUnsaved)}
                    onSubmit={async (values) => {
                      if (isStored(item.id)) return saveStored(item, values)
                      await api.create(toBody(values))
                      focusAddForm()
                      announceChange(texts.addedAgainTitle, values)
                    }}
                    onDelete={async () => {
                      const wasStored = isStored(item.id)
                      if (wasStored) await api.remove(refOf(item))
                      focusAddForm()
                      forget(item)
                      if (!wasStored) return
                      changeList((items) => items.filter(({ id }) => id !== item.id))
                      announceChange(texts.deletedTitle, { ...item, status: 'archived' })
                    }}
                  />
                </RecordItem>
              ))}
              {records.length === 0 ? (
                <li className="py-8 text-center text-ink-soft">{texts.empty}</li>
              ) : null}
            </ul>
          )}
        </QueryState>
      </div>
    </>
  )
}
