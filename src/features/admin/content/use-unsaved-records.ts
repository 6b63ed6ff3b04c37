import { useRef, useState } from 'react'

interface UnsavedRecord<Item> {
  item: Item
  idsAbove: ReadonlySet<number>
}

/**
 * Adds records that somebody else deleted while they had unsaved changes here. Each stays below the records that it was
 * below, until it is saved or discarded, so that it does not move away from its reader. Those of `keptRecords` that
 * have been deleted since are added at the top.
 */
export function useUnsavedRecords<Item extends { id: number }>(
  storedRecords: readonly Item[] | undefined,
  keptRecords: readonly Item[],
) {
  const [unsavedRecords, setUnsavedRecords] = useState<ReadonlyMap<number, UnsavedRecord<Item>>>(new Map())
  const [hasAddedKept, setAddedKept] = useState(false)
  const discardedIds = useRef(new Set<number>())
  const isStored = (id: number) => storedRecords?.some((item) => item.id === id) ?? false

  if (storedRecords && !hasAddedKept) {
    const deletedRecords = keptRecords.filter(({ id }) => !isStored(id))
    setUnsavedRecords(new Map(deletedRecords.map((item) => [item.id, { item, idsAbove: new Set() }])))
    setAddedKept(true)
  }

  const records = [...(storedRecords ?? [])]
  for (const [id, { item, idsAbove }] of unsavedRecords) {
    if (!isStored(id)) records.splice(records.findLastIndex((record) => idsAbove.has(record.id)) + 1, 0, item)
  }

  const setUnsaved = (item: Item, hasUnsaved: boolean) => {
    const isUnsaved = hasUnsaved && !discardedIds.current.has(item.id)
    if (unsavedRecords.has(item.id) === isUnsaved) return
    setUnsavedRecords((before) => {
      const next = new Map(before)
      const idsAbove = new Set(records.slice(0, records.indexOf(item)).map(({ id }) => id))
      if (isUnsaved) next.set(item.id, { item, idsAbove })
      else next.delete(item.id)
      return next
    })
  }
  const forget = (item: Item) => {
    discardedIds.current.add(item.id)
    setUnsaved(item, false)
  }
  return { records, isStored, hasUnsavedChanges: (id: number) => unsavedRecords.has(id), setUnsaved, forget }
}
