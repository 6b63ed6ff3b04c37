import { useEffect, useRef, useState } from 'react'

/**
 * Takes files that are dropped or pasted anywhere in the window, and returns whether some are being dragged over it.
 * Text that is pasted into a field stays with the field.
 */
export function useIncomingFiles(isOn: boolean, onFiles: (files: readonly File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    if (!isOn) return
    const controller = new AbortController()
    const { signal } = controller
    const take = (event: Event, transfer: DataTransfer | null) => {
      const files = filesOf(transfer)
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event.dataTransfer)) return
        event.preventDefault()
        setDragging(true)
      },
      { signal },
    )
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setDragging(false), {
      signal,
    })
    addEventListener(
      'drop',
      (event) => {
        setDragging(false)
        take(event, event.dataTransfer)
      },
      { signal },
    )
    addEventListener('paste', (event) => take(event, event.clipboardData), { signal })
    return () => {
      controller.abort()
      setDragging(false)
    }
  }, [isOn])
  return isDragging
}

/** Returns the files of a paste or a drop. Office programs put a picture beside the text that somebody copied. */
export const filesOf = (transfer: DataTransfer | null): File[] =>
  transfer && !transfer.types.includes('text/plain') ? [...transfer.files] : []

export const hasFiles = (transfer: DataTransfer | null): boolean =>
  transfer !== null && [...transfer.items].some(({ kind }) => kind === 'file')
