import { useEffect, useRef, useState } from 'react'
import { statusOf } from '#browser/api-error.ts'
import { useUnsavedValues } from '#browser/use-unsaved-values.ts'
import type { FormState } from '#ui/form/form-state.ts'
import { useUnsavedWarning } from '#ui/use-leave-blocker.ts'
import {
  changedFields,
  type FormField,
  type RecordValues,
  readRecordForm,
  unsavedRecordSchema,
} from './record-fields.ts'

export interface RecordFormOptions {
  unsavedKey: string
  fields: readonly FormField[]
  values: RecordValues
  onSubmit: (values: RecordValues) => Promise<RecordValues | undefined>
  loadTheirs?: () => Promise<RecordValues | undefined>
  isGone?: boolean
  onUnsaved?: (hasUnsaved: boolean) => void
}

/** Keeps what is entered in the form of a record, apart from what is stored meanwhile. */
export function useRecordForm(options: RecordFormOptions) {
  const { unsavedKey, fields, values, onSubmit, loadTheirs, isGone, onUnsaved } = options
  const form = useRef<HTMLFormElement>(null)
  const unsavedValues = useUnsavedValues(unsavedKey, unsavedRecordSchema)
  /** The values that the form started from. A background refetch must not replace them during editing. */
  const [base, setBase] = useState(unsavedValues.found?.base ?? values)
  const [initialValues, setInitialValues] = useState(unsavedValues.found?.values ?? values)
  const [version, setVersion] = useState(0)
  const [theirs, setTheirs] = useState<RecordValues>()
  const [previewValues, setPreviewValues] = useState(initialValues)
  const pendingSave = useRef<Promise<unknown>>(undefined)
  const currentValues = () => (form.current ? readRecordForm(fields, form.current) : initialValues)
  const changes = () => changedFields(fields, currentValues(), base)
  const hasUnsaved = () => Object.keys(changes()).length > 0
  const isEntered = (other: RecordValues) =>
    Object.keys(changedFields(fields, currentValues(), other)).length === 0
  const noteUnsaved = () => {
    unsavedValues.keep(hasUnsaved() ? { base, values: currentValues() } : undefined)
    onUnsaved?.(hasUnsaved())
  }
  useUnsavedWarning(hasUnsaved, unsavedValues.leave)
  useEffect(noteUnsaved)
  const hasFound = unsavedValues.found !== undefined
  useEffect(() => {
    const details = form.current?.closest('details')
    if (details && hasFound) details.open = true
  }, [hasFound])

  if (base.revision !== values.revision && !theirs) {
    // After a save the fields stay, and with them the focus. Somebody else's change refills an unedited form.
    if (isEntered(values)) setBase(values)
    else if (!hasUnsaved()) fill(values)
  }

  function fill(from: RecordValues) {
    setBase(from)
    setInitialValues(from)
    setPreviewValues(from)
    setVersion(version + 1)
    setTheirs(undefined)
  }

  async function loadConflict(error: unknown) {
    const status = statusOf(error)
    const storedRecord = status === 409 || status === 404 ? await loadTheirs?.() : undefined
    if (storedRecord && storedRecord.revision !== (theirs ?? base).revision) setTheirs(storedRecord)
    else if (status !== 404 || !hasUnsaved()) throw error
  }

  async function sendValues() {
    const sentValues = currentValues()
    const { revision } = theirs ?? base
    const savedRecord = await onSubmit(
      revision === undefined || isGone ? sentValues : { ...changes(), revision },
    )
    unsavedValues.keep(undefined)
    setTheirs(undefined)
    if (revision === undefined) {
      fill(values)
      return
    }
    const nextRevision = savedRecord && !isEntered(sentValues) ? { revision: savedRecord.revision } : {}
    setBase({ ...base, ...theirs, ...sentValues, ...nextRevision })
  }

  return {
    form,
    initialValues,
    previewValues,
    version,
    unsavedState: unsavedValues.state,
    theirChanges: theirs && Object.keys(changedFields(fields, theirs, base)),
    onInput() {
      setPreviewValues(currentValues())
      noteUnsaved()
    },
    save() {
      pendingSave.current = sendValues().catch(loadConflict)
      return pendingSave.current
    },
    hasUnsaved,
    /** Saves what is unsaved, then runs an action on the record as it is stored. */
    async afterSave(action: () => Promise<unknown>) {
      await pendingSave.current?.catch(() => undefined)
      if (hasUnsaved()) await sendValues()
      await action()
    },
    /** Waits for a save that has not ended yet. */
    async remove(run: FormState['run'], onDelete: () => Promise<unknown>) {
      await pendingSave.current?.catch(() => undefined)
      await run(() => onDelete().then(() => unsavedValues.leave(), loadConflict))
    },
    discard() {
      unsavedValues.discard()
      fill(values)
    },
    takeTheirs() {
      if (theirs) fill(theirs)
    },
  }
}

export type RecordFormState = ReturnType<typeof useRecordForm>
