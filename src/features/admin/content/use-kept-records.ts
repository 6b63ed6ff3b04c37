import { useRef, useState } from 'react'

interface Kept<Item> {
  item: Item
  /** Its place in the list when somebody began to write. */
  index: number
}

/**
 * Adds to the stored records those that hold unsaved words here and are stored no longer, because somebody else
 * deleted them: each stays in its place until its words are saved or discarded.
 */
export function useKeptRecords<Item extends { id: number }>(stored: readonly Item[]) {
  const [written, setWritten] = useState<ReadonlyMap<number, Kept<Item>>>(new Map())
  const forgotten = useRef(new Set<number>())
  const isStored = (id: number) => stored.some((item) => item.id === id)

  const shown = [...stored]
  for (const [id, { item, index }] of written) {
    if (!isStored(id)) shown.splice(index, 0, item)
  }

  /** Remembers whether a record has unsaved words. */
  const noteWriting = (item: Item, hasUnsaved: boolean) => {
    const isKept = hasUnsaved && !forgotten.current.has(item.id)
    if (written.has(item.id) === isKept) return
    setWritten((before) => {
      const next = new Map(before)
      if (isKept) next.set(item.id, { item, index: shown.indexOf(item) })
      else next.delete(item.id)
      return next
    })
  }
  /** Gives up the words of a record that is deleted here. */
  const forget = (item: Item) => {
    forgotten.current.add(item.id)
    noteWriting(item, false)
  }
  return { shown, isStored, hasWords: (id: number) => written.has(id), noteWriting, forget }
}
