import { useRef, useState } from 'react'

interface UnsavedRecord<Item> {
  item: Item
  index: number
}

/**
 * Adds records that somebody else deleted while they had unsaved changes here. Each keeps its position until it is
 * saved or discarded.
 */
export function useUnsavedRecords<Item extends { id: number }>(storedRecords: readonly Item[]) {
  const [unsavedRecords, setUnsavedRecords] = useState<ReadonlyMap<number, UnsavedRecord<Item>>>(new Map())
  const discardedIds = useRef(new Set<number>())
  const isStored = (id: number) => storedRecords.some((item) => item.id === id)

  const records = [...storedRecords]
  for (const [id, { item, index }] of unsavedRecords) {
    if (!isStored(id)) records.splice(index, 0, item)
  }

  const setUnsaved = (item: Item, hasUnsaved: boolean) => {
    const isUnsaved = hasUnsaved && !discardedIds.current.has(item.id)
    if (unsavedRecords.has(item.id) === isUnsaved) return
    setUnsavedRecords((before) => {
      const next = new Map(before)
      if (isUnsaved) next.set(item.id, { item, index: records.indexOf(item) })
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
