import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '#browser/api-error.ts'
import { Button } from '#ui/button.tsx'
import { caughtSentence } from '#ui/failure-sentence.ts'
import { FormProblem } from '../frame/form-problem.tsx'
import {
  changedFields,
  RecordControl,
  type RecordField,
  type RecordValues,
  readRecordForm,
} from './record-fields.tsx'
import { SaveConflict } from '../frame/save-conflict.tsx'
import { useUnsaved } from '../frame/use-unsaved.ts'

interface RecordFormProps {
  fields: readonly RecordField[]
  values: RecordValues
  /** What one of them is called: 'case study'. */
  noun: string
  submitLabel: string
  /** Sends a new record whole, or the changed fields of one with the revision that they started from. */
  onSubmit: (values: RecordValues) => Promise<unknown>
  onDelete?: () => Promise<unknown>
  /** Loads the stored record after a save was refused. */
  loadTheirs?: () => Promise<RecordValues | undefined>
  /** The record as its page will show it. */
  preview?: ((values: RecordValues) => ReactNode) | undefined
  /** Somebody else deleted the record while there were unsaved words in its form: it is sent whole, as a new one. */
  isGone?: boolean
  onUnsaved?: (hasUnsaved: boolean) => void
}

const deleteQuestion = 'Delete this for good? To take it off the site and keep it here, archive it instead.'

/** A form made from a description of its fields, for the records that pages are made from. */
export function RecordForm(props: RecordFormProps) {
  const { fields, values, noun, submitLabel, onSubmit, onDelete, loadTheirs, preview, isGone, onUnsaved } =
    props
  const form = useRef<HTMLFormElement>(null)
  /** What the fields were filled from: it stays while somebody writes, whatever is loaded meanwhile. */
  const [base, setBase] = useState(values)
  const [filled, setFilled] = useState(0)
  const [theirs, setTheirs] = useState<RecordValues>()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const underWay = useRef<Promise<void>>(undefined)
  const [typed, setTyped] = useState(values)
  const shown = () => (form.current ? readRecordForm(fields, form.current) : base)
  const changes = () => changedFields(fields, shown(), base)
  const hasUnsaved = () => Object.keys(changes()).length > 0
  useUnsaved(hasUnsaved)
  useEffect(() => onUnsaved?.(hasUnsaved()))

  if (base.revision !== values.revision && !theirs && !isSending) {
    // Own words after a save stay in their fields, and so does the focus; another's change fills them anew.
    if (Object.keys(changedFields(fields, shown(), values)).length === 0) setBase(values)
    else if (Object.keys(changes()).length === 0) fill(values)
  }

  function fill(from: RecordValues) {
    setBase(from)
    setTyped(from)
    setFilled(filled + 1)
    setTheirs(undefined)
  }

  async function attempt(work: () => Promise<unknown>) {
    // A second press of the same button sends nothing twice; another one waits: what was pressed is done.
    if (underWay.current) return
    underWay.current = send(work)
    await underWay.current
    underWay.current = undefined
  }

  async function send(work: () => Promise<unknown>) {
    setSending(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      await explain(error)
    } finally {
      setSending(false)
    }
  }

  async function explain(error: unknown) {
    const status = error instanceof ApiError ? error.status : 0
    const stored = status === 409 || status === 404 ? await loadTheirs?.() : undefined
    if (stored && stored.revision !== (theirs ?? base).revision) setTheirs(stored)
    // The record has been deleted: `isGone` explains that where there are words to keep.
    else if (status === 404 && hasUnsaved()) return
    else setProblem(caughtSentence(error))
  }

  const save = () =>
    attempt(async () => {
      const sent = shown()
      const { revision } = theirs ?? base
      await onSubmit(revision === undefined || isGone ? sent : { ...changes(), revision })
      setTheirs(undefined)
      if (revision === undefined) fill(values)
      else setBase({ ...base, ...(theirs ?? {}), ...sent })
    })

  async function remove(work: () => Promise<unknown>) {
    if (!isGone && !confirm(deleteQuestion)) return
    await underWay.current
    await attempt(work)
  }

  /** Whoever answers the conflict has pressed a button that goes with it. */
  const focusSubmit = () => form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()

  return (
    <form
      ref={form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save()
      }}
      onInput={() => {
        if (preview) setTyped(shown())
        onUnsaved?.(hasUnsaved())
      }}
      aria-busy={isSending}
      className="grid gap-4 sm:grid-cols-2"
    >
      {fields.map((field) => (
        <RecordControl key={`${field.name}-${filled}`} field={field} value={base[field.name]} />
      ))}
      {preview ? <Preview>{() => preview(typed)}</Preview> : null}
      {/* Beside the buttons: above a long form nobody who has just pressed one would see it. */}
      {problem ? <FormProblem message={problem} /> : null}
      {isGone ? (
        <FormProblem
          message={`Somebody else has deleted this ${noun}. What you wrote is still here: add it again, or discard it.`}
        />
      ) : null}
      {theirs ? (
        <SaveConflict
          noun={noun}
          changed={Object.keys(changedFields(fields, theirs, base)).map(
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
        <Button type="submit" aria-busy={isSending}>
          {isGone ? 'Add it again' : submitLabel}
        </Button>
        {onDelete ? (
          <Button look="danger" onClick={() => void remove(onDelete)}>
            {isGone ? 'Discard' : 'Delete'}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

/** Opened on demand: a list of forms would draw every page's part at once. What is in it leads nowhere. */
function Preview({ children }: { children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="rounded-field border border-line sm:col-span-2"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 content-center px-4 text-fine font-semibold text-link">Preview</summary>
      {isOpen ? (
        <div inert className="border-t border-line p-4 [&_*]:animate-none!">
          {children()}
        </div>
      ) : null}
    </details>
  )
}
