import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { statusOf } from '#browser/api-error.ts'
import { useUnsavedValues } from '#browser/use-unsaved-values.ts'
import { recordFormTexts as texts } from '#content/interface/admin/records.ts'
import { actionTexts } from '#content/interface/common.ts'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { useAction } from '#ui/form/use-action.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { FoldIcon } from '#ui/icon.tsx'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'
import { useUnsavedWarning } from '#ui/use-leave-blocker.ts'
import {
  changedFields,
  RecordControl,
  type RecordField,
  type RecordValues,
  readRecordForm,
  unsavedRecordSchema,
} from './record-fields.tsx'
import { SaveConflict } from '../frame/save-conflict.tsx'

interface RecordFormProps {
  unsavedKey: string
  fields: readonly RecordField[]
  values: RecordValues
  noun: string
  heading?: { id: string; name: string }
  submitLabel: string
  onSubmit: (values: RecordValues) => Promise<RecordValues | undefined>
  onDelete?: () => Promise<unknown>
  loadTheirs?: () => Promise<RecordValues | undefined>
  preview?: ((values: RecordValues) => ReactNode) | undefined
  isGone?: boolean
  onUnsaved?: (hasUnsaved: boolean) => void
}

export function RecordForm(props: RecordFormProps) {
  const { unsavedKey, fields, values, noun, submitLabel, onSubmit, onDelete, loadTheirs, preview, isGone } =
    props
  const form = useRef<HTMLFormElement>(null)
  const ask = useAsk()
  const unsavedValues = useUnsavedValues(unsavedKey, unsavedRecordSchema)
  /** The values that the form started from. A background refetch must not replace them during editing. */
  const [base, setBase] = useState(unsavedValues.found?.base ?? values)
  const [initialValues, setInitialValues] = useState(unsavedValues.found?.values ?? values)
  const [formVersion, setFormVersion] = useState(0)
  const [theirs, setTheirs] = useState<RecordValues>()
  const { run, isPending, problem } = useAction()
  const pendingSave = useRef<Promise<boolean>>(undefined)
  const [previewValues, setPreviewValues] = useState(initialValues)
  const currentValues = () => (form.current ? readRecordForm(fields, form.current) : initialValues)
  const changes = () => changedFields(fields, currentValues(), base)
  const hasUnsaved = () => Object.keys(changes()).length > 0
  const noteUnsaved = () => {
    unsavedValues.keep(hasUnsaved() ? { base, values: currentValues() } : undefined)
    props.onUnsaved?.(hasUnsaved())
  }
  useUnsavedWarning(hasUnsaved, unsavedValues.leave)
  useEffect(noteUnsaved)
  const hasFound = unsavedValues.found !== undefined
  useEffect(() => {
    const details = form.current?.closest('details')
    if (details && hasFound) details.open = true
  }, [hasFound])

  if (base.revision !== values.revision && !theirs && !isPending) {
    // After a save the fields stay, and with them the focus. Somebody else's change refills an unedited form.
    if (Object.keys(changedFields(fields, currentValues(), values)).length === 0) setBase(values)
    else if (Object.keys(changes()).length === 0) fill(values)
  }

  function fill(from: RecordValues) {
    setBase(from)
    setInitialValues(from)
    setPreviewValues(from)
    setFormVersion(formVersion + 1)
    setTheirs(undefined)
  }

  async function attempt(work: () => Promise<unknown>) {
    if (pendingSave.current) return
    pendingSave.current = run(() => work().catch(loadConflict))
    await pendingSave.current
    pendingSave.current = undefined
  }

  async function loadConflict(error: unknown) {
    const status = statusOf(error)
    const storedRecord = status === 409 || status === 404 ? await loadTheirs?.() : undefined
    if (storedRecord && storedRecord.revision !== (theirs ?? base).revision) setTheirs(storedRecord)
    else if (status !== 404 || !hasUnsaved()) throw error
  }

  const save = () =>
    attempt(async () => {
      const submittedValues = currentValues()
      const { revision } = theirs ?? base
      const savedRecord = await onSubmit(
        revision === undefined || isGone ? submittedValues : { ...changes(), revision },
      )
      unsavedValues.keep(undefined)
      setTheirs(undefined)
      if (revision === undefined) fill(values)
      else {
        const hasTypedSince = Object.keys(changedFields(fields, currentValues(), submittedValues)).length > 0
        const nextRevision = hasTypedSince && savedRecord ? { revision: savedRecord.revision } : {}
        setBase({ ...base, ...(theirs ?? {}), ...submittedValues, ...nextRevision })
      }
    })

  async function remove(work: () => Promise<unknown>) {
    if (!isGone && !(await ask(texts.deleteQuestion(props.heading?.name ?? noun)))) return
    await pendingSave.current
    await attempt(async () => {
      await work()
      unsavedValues.leave()
    })
  }

  const focusSubmit = () => form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()

  return (
    <form
      ref={form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save()
      }}
      onInput={() => {
        if (preview) setPreviewValues(currentValues())
        noteUnsaved()
      }}
      aria-busy={isPending}
      className="grid grid-cols-1 gap-4 sm:grid-cols-2"
    >
      {isGone ? null : (
        <UnsavedNotice
          state={unsavedValues.state}
          onDiscard={() => {
            unsavedValues.discard()
            fill(values)
          }}
        />
      )}
      {fields.map((field) => (
        <RecordControl key={`${field.name}-${formVersion}`} field={field} value={initialValues[field.name]} />
      ))}
      {preview ? <Preview>{() => preview(previewValues)}</Preview> : null}
      {problem ? <FormProblem message={problem} /> : null}
      {isGone ? <FormProblem message={texts.deletedByOthers(noun)} /> : null}
      {theirs ? (
        <SaveConflict
          noun={noun}
          changedFields={Object.keys(changedFields(fields, theirs, base)).map(
            (name) => fields.find((field) => field.name === name)?.label ?? name,
          )}
          onKeepMine={() => {
            focusSubmit()
            void save()
          }}
          onTakeTheirs={() => {
            focusSubmit()
            fill(theirs)
          }}
        />
      ) : null}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" aria-busy={isPending} aria-describedby={props.heading?.id}>
          {isGone ? texts.addAgainButton : submitLabel}
        </Button>
        {onDelete ? (
          <Button look="danger" aria-describedby={props.heading?.id} onClick={() => void remove(onDelete)}>
            {isGone ? actionTexts.discard : actionTexts.delete}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

function Preview({ children }: { children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="rounded-field border border-line sm:col-span-2"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center gap-2 px-4 text-fine font-semibold text-link">
        <FoldIcon />
        {texts.preview}
      </summary>
      {isOpen ? (
        <div inert className="border-t border-line p-2 max-[18rem]:p-0 sm:p-4 [&_*]:animate-none!">
          {children()}
        </div>
      ) : null}
    </details>
  )
}
