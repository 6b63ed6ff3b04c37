import { useRef, useState } from 'react'

interface UnsavedRecord<Item> {
  item: Item
  index: number
}

/**
 * Adds records that somebody else deleted while they had unsaved changes here. Each stays in its position until it is
 * saved or discarded.
 */
export function useUnsavedRecords<Item extends { id: number }>(stored: readonly Item[]) {
  const [unsaved, setUnsavedRecords] = useState<ReadonlyMap<number, UnsavedRecord<Item>>>(new Map())
  const discardedIds = useRef(new Set<number>())
  const isStored = (id: number) => stored.some((item) => item.id === id)

  const records = [...stored]
  for (const [id, { item, index }] of unsaved) {
    if (!isStored(id)) records.splice(index, 0, item)
  }

  const setUnsaved = (item: Item, hasUnsaved: boolean) => {
    const isUnsaved = hasUnsaved && !discardedIds.current.has(item.id)
    if (unsaved.has(item.id) === isUnsaved) return
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
  return { records, isStored, hasUnsavedChanges: (id: number) => unsaved.has(id), setUnsaved, forget }
}
