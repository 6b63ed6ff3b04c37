import { wordFor } from '#shared/words.ts'
import { useId } from 'react'
import * as z from 'zod/mini'
import { Field, Labelled, TextArea } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'

export interface RecordField {
  name: string
  label: string
  kind: 'text' | 'number' | 'area' | 'lines' | 'choice' | 'check' | 'checks'
  choices?: readonly string[]
  choiceNames?: Readonly<Record<string, string>>
  hint?: string
  isOptional?: boolean
  rows?: number
}

export const recordValuesSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.readonly(z.array(z.string())), z.undefined()]),
)
export type RecordValues = z.infer<typeof recordValuesSchema>

export const unsavedRecordSchema = z.object({ base: recordValuesSchema, values: recordValuesSchema })

export function readRecordForm(fields: readonly RecordField[], form: HTMLFormElement): RecordValues {
  const data = new FormData(form)
  return Object.fromEntries(fields.map((field) => [field.name, read(field, data)]))
}

function read({ name, kind }: RecordField, data: FormData): RecordValues[string] {
  const value = data.get(name)
  const text = typeof value === 'string' ? value.trim() : ''
  if (kind === 'check') return value !== null
  if (kind === 'checks') return data.getAll(name).map(String)
  if (kind === 'number') return Number(text)
  if (kind === 'lines')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  return text
}

export const changedFields = (
  fields: readonly RecordField[],
  now: RecordValues,
  before: RecordValues,
): RecordValues =>
  Object.fromEntries(
    fields
      .filter((field) => comparable(field, now[field.name]) !== comparable(field, before[field.name]))
      .map(({ name }) => [name, now[name]]),
  )

function comparable({ kind }: RecordField, value: RecordValues[string]): string {
  if (kind === 'check') return String(value === true)
  // Boxes are read in their order on the page, whatever order was stored.
  if (kind === 'checks' && Array.isArray(value)) return value.toSorted().join('\n')
  return Array.isArray(value) ? value.join('\n') : String(value ?? (kind === 'number' ? 0 : '')).trim()
}

export function RecordControl({ field, value }: { field: RecordField; value: RecordValues[string] }) {
  const { name, label, kind, choices = [], choiceNames = {}, hint, isOptional = false, rows } = field
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
  if (kind === 'checks') {
    const chosen = Array.isArray(value) ? value : []
    return (
      <fieldset className="sm:col-span-2">
        <legend className="mb-1.5 text-fine font-semibold">{label}</legend>
        <div className="flex flex-wrap gap-x-6">
          {/* Includes one that is no longer offered: saving the record must not change it. */}
          {[...new Set([...choices, ...chosen])].map((choice) => (
            <label key={choice} className="flex min-h-11 items-center gap-3 text-small">
              <input
                type="checkbox"
                name={name}
                value={choice}
                defaultChecked={chosen.includes(choice)}
                className="size-5 accent-primary"
              />
              {wordFor(choiceNames, choice)}
            </label>
          ))}
        </div>
      </fieldset>
    )
  }
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '')
  if (kind === 'text' || kind === 'number') {
    return (
      <Field
        label={label}
        hint={hint}
        name={name}
        type={kind}
        step={kind === 'number' ? 'any' : undefined}
        required={!isOptional}
        defaultValue={text}
      />
    )
  }
  if (kind === 'choice') {
    return (
      <Labelled id={id} label={label}>
        <Select id={id} name={name} defaultValue={text}>
          {/* Includes a value that is no longer offered: saving the record must not change it. */}
          {[...(text === '' || choices.includes(text) ? [] : [text]), ...choices].map((choice) => (
            <option key={choice} value={choice}>
              {wordFor(choiceNames, choice)}
            </option>
          ))}
        </Select>
      </Labelled>
    )
  }
  return (
    <TextArea
      label={label}
      hint={hint}
      name={name}
      defaultValue={text}
      required={!isOptional}
      rows={rows}
      className="sm:col-span-2"
    />
  )
}
