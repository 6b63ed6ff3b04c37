import { type FormEvent, useId, useRef, useState } from 'react'
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
}

/** A form made from a description of its fields, for the records that pages are made from. */
export function RecordForm({ fields, values, submitLabel, onSubmit, onDelete }: RecordFormProps) {
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const isUnsaved = useRef(false)
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
    const data = new FormData(event.currentTarget)
    void attempt(() => onSubmit(Object.fromEntries(fields.map((field) => [field.name, read(field, data)]))))
  }

  return (
    <form
      onSubmit={submit}
      onInput={() => {
        isUnsaved.current = true
      }}
      aria-busy={isSending}
      className="grid gap-4 sm:grid-cols-2"
    >
      {problem ? <FormProblem message={problem} /> : null}
      {fields.map((field) => (
        <RecordControl key={field.name} field={field} value={values[field.name]} />
      ))}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" aria-busy={isSending}>
          {submitLabel}
        </Button>
        {onDelete ? (
          <Button
            look="danger"
            onClick={() => {
              if (confirm('Delete this for good? Archiving takes it off the pages and keeps it here.')) {
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
