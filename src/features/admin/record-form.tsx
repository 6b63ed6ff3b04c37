import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { inputLook } from '#ui/field.tsx'
import { FormProblem } from './form-problem.tsx'
import { useUnsaved } from './use-unsaved.ts'

export interface RecordField {
  name: string
  label: string
  kind: 'text' | 'number' | 'area' | 'lines' | 'choice' | 'check'
  /** Of a choice. */
  choices?: readonly string[]
  hint?: string
  isWide?: boolean
}

export type RecordValues = Record<string, string | number | boolean | readonly string[] | undefined>

interface RecordFormProps {
  fields: readonly RecordField[]
  values: RecordValues
  submitLabel: string
  /** Sends the change; the message of what it throws is shown above the form. */
  onSubmit: (values: RecordValues) => Promise<unknown>
  onDelete?: () => Promise<unknown>
  /** The record as its page will show it. */
  preview?: ((values: RecordValues) => ReactNode) | undefined
}

/** A form made from a description of its fields, for the records that pages are made from. */
export function RecordForm({ fields, values, submitLabel, onSubmit, onDelete, preview }: RecordFormProps) {
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const isUnsaved = useRef(false)
  const [typed, setTyped] = useState(values)
  useUnsaved(() => isUnsaved.current)

  async function attempt(work: () => Promise<unknown>) {
    setSending(true)
    setProblem(undefined)
    try {
      await work()
      isUnsaved.current = false
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'This could not be saved.')
    } finally {
      setSending(false)
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = readAll(fields, event.currentTarget)
    void attempt(() => onSubmit(sent))
  }

  return (
    <form
      onSubmit={submit}
      onInput={(event) => {
        isUnsaved.current = true
        if (preview) setTyped(readAll(fields, event.currentTarget))
      }}
      aria-busy={isSending}
      className="grid gap-4 sm:grid-cols-2"
    >
      {problem ? <FormProblem message={problem} /> : null}
      {fields.map((field) => (
        <RecordControl key={field.name} field={field} value={values[field.name]} />
      ))}
      {preview ? <Preview>{() => preview(typed)}</Preview> : null}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" aria-busy={isSending}>
          {submitLabel}
        </Button>
        {onDelete ? (
          <Button
            look="danger"
            onClick={() => {
              if (
                confirm('Delete this for good? To take it off the site and keep it here, archive it instead.')
              ) {
                void attempt(onDelete)
              }
            }}
          >
            Delete
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

const readAll = (fields: readonly RecordField[], form: HTMLFormElement): RecordValues => {
  const data = new FormData(form)
  return Object.fromEntries(fields.map((field) => [field.name, read(field, data)]))
}

function read({ name, kind }: RecordField, data: FormData): RecordValues[string] {
  const value = data.get(name)
  const text = typeof value === 'string' ? value : ''
  if (kind === 'check') return value !== null
  if (kind === 'number') return Number(text)
  if (kind === 'lines')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  return text
}

function RecordControl({ field, value }: { field: RecordField; value: RecordValues[string] }) {
  const { name, label, kind, choices = [], hint, isWide } = field
  const id = useId()
  if (kind === 'check') {
    return (
      <label className="flex min-h-11 items-center gap-3 text-small">
        <input
          type="checkbox"
          name={name}
          defaultChecked={value === true}
          className="size-5 accent-primary"
        />
        {label}
      </label>
    )
  }
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '')
  const isTall = kind === 'area' || kind === 'lines'
  return (
    <div className={isWide || isTall ? 'sm:col-span-2' : undefined}>
      <label htmlFor={id} className="mb-1.5 block text-fine font-semibold">
        {label}
      </label>
      {kind === 'choice' ? (
        <select id={id} name={name} defaultValue={text} className={inputLook}>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : isTall ? (
        <textarea
          id={id}
          name={name}
          defaultValue={text}
          required
          rows={4}
          className={`${inputLook} py-2.5`}
        />
      ) : (
        <input
          id={id}
          name={name}
          defaultValue={text}
          required
          type={kind}
          step={kind === 'number' ? 'any' : undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className={inputLook}
        />
      )}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-tiny text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
