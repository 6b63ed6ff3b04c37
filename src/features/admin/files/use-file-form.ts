import { useRef, useState } from 'react'
import { changeFile, replaceFile } from '#api/admin-files.ts'
import { statusOf } from '#browser/api-error.ts'
import { privateCache } from '#browser/private-cache.ts'
import type { StoredFile, StoredFileDetail } from '#contracts/files.ts'
import { useAction } from '#ui/form/use-action.ts'
import { changedValues, type FileValues, valuesOf, withOwnChanges } from './file-values.ts'
import { fileQuery } from './queries.ts'

type Change = (revision: number) => Promise<StoredFile>

/** Holds what is entered about a file, and what came of saving it. */
export function useFileForm(file: StoredFileDetail) {
  const [base, setBase] = useState<StoredFile>(file)
  const [values, setValues] = useState(valuesOf(file))
  const [theirs, setTheirs] = useState<StoredFile | null>(null)
  const [sentPart, setSentPart] = useState<number | null>(null)
  const refusedChange = useRef<Change>(undefined)
  const { run, isPending, error, problem, clear } = useAction()

  const changes = changedValues(valuesOf(base), values)
  const isDirty = Object.keys(changes).length > 0

  // Read again after another change of this page. What is typed stays, and is saved over the revision it began with.
  if (file.revision > base.revision && !isDirty && !isPending && !theirs) take(file)

  function take(stored: StoredFile) {
    setBase(stored)
    setValues((current) => withOwnChanges(stored, base, current))
    setTheirs(null)
  }

  /** Resolves to whether the change was made. */
  async function attempt(change: Change): Promise<boolean> {
    let isMade = false
    await run(async () => {
      try {
        take(await change((theirs ?? base).revision))
        isMade = true
      } catch (failure) {
        if (statusOf(failure) !== 409) throw failure
        const newest = await privateCache.fetchQuery({ ...fileQuery(base.id), staleTime: 0 })
        if (newest.revision === (theirs ?? base).revision) throw failure
        refusedChange.current = change
        setTheirs(newest)
      }
    })
    return isMade
  }

  return {
    values,
    change: (patch: Partial<FileValues>) => setValues((current) => ({ ...current, ...patch })),
    base,
    isDirty,
    isPending,
    error,
    problem,
    clear,
    run,
    /** The part of a replacement that has been sent, from 0 to 1. */
    sentPart,
    theirs,
    save: () => attempt((revision) => changeFile(base.id, { ...changes, revision })),
    replace: (content: File) =>
      attempt(async (revision) => {
        setSentPart(0)
        try {
          return await replaceFile(base.id, content, { revision, onProgress: setSentPart })
        } finally {
          setSentPart(null)
        }
      }),
    keepMine: () => (refusedChange.current ? attempt(refusedChange.current) : Promise.resolve(false)),
    takeTheirs() {
      if (!theirs) return
      setBase(theirs)
      setValues(valuesOf(theirs))
      setTheirs(null)
    },
  }
}

export type FileFormState = ReturnType<typeof useFileForm>
