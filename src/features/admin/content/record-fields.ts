import * as z from 'zod/mini'
import { fromLocalMinute, toLocalMinute } from '#shared/local-minute.ts'
import { inputLimits, namesOf, presentSchema, type RecordField } from '#contracts/records/fields.ts'

/** How the form shows one field of a record. */
export interface FormField {
  name: string
  label: string
  kind:
    | 'text'
    | 'number'
    | 'date'
    | 'area'
    | 'lines'
    | 'choice'
    | 'check'
    | 'checks'
    | 'time'
    | 'markdown'
    | 'picture'
    | 'pictures'
  isOptional: boolean
  maxLength?: number | undefined
  choices?: readonly string[]
  choiceNames?: Readonly<Record<string, string>>
  hint?: string
  rows?: number
  /** How many pictures it takes. */
  countMax?: number
}

type FormLook = Partial<Pick<FormField, 'kind' | 'choices' | 'choiceNames' | 'hint' | 'rows' | 'countMax'>>

/** A longer text has an area of several lines. */
const lineCharsMax = 200

/** Returns the fields of a table as its form shows them, in the order of the table. */
export const formFields = <Name extends string>(
  table: Readonly<Record<Name, RecordField>>,
  labels: Readonly<Record<Name, string>>,
  looks: Readonly<Partial<Record<Name, FormLook>>>,
): readonly FormField[] =>
  namesOf(table).map((name) => ({ ...fieldOf(name, table[name]), label: labels[name], ...looks[name] }))

function fieldOf(name: string, field: RecordField): Omit<FormField, 'label'> {
  const { entered } = field
  const schema = presentSchema(entered)
  const isOptional = schema !== entered
  // A number has no limits here: the sentence of the endpoint says more than that of a browser.
  const { maxLength } = inputLimits(field)
  if (schema instanceof z.ZodMiniBoolean) return { name, kind: 'check', isOptional }
  if (schema instanceof z.ZodMiniNumber) return { name, kind: 'number', isOptional }
  if (schema instanceof z.ZodMiniEnum)
    return { name, kind: 'choice', isOptional, choices: schema.options.map(String) }
  if (schema instanceof z.ZodMiniArray && schema.def.element instanceof z.ZodMiniString)
    return { name, kind: 'lines', isOptional }
  const isLine = schema instanceof z.ZodMiniString && (maxLength ?? 0) <= lineCharsMax
  return { name, kind: isLine ? 'text' : 'area', isOptional, maxLength }
}

export const recordValuesSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.readonly(z.array(z.string())), z.undefined()]),
)
export type RecordValues = z.infer<typeof recordValuesSchema>

export const unsavedRecordSchema = z.object({ base: recordValuesSchema, values: recordValuesSchema })

export function readRecordForm(fields: readonly FormField[], form: HTMLFormElement): RecordValues {
  const data = new FormData(form)
  return Object.fromEntries(fields.map((field) => [field.name, read(field, data)]))
}

function read({ name, kind }: FormField, data: FormData): RecordValues[string] {
  const value = data.get(name)
  const text = typeof value === 'string' ? value.trim() : ''
  if (kind === 'check') return value !== null
  if (kind === 'checks' || kind === 'pictures') return data.getAll(name).map(String)
  if (kind === 'time') return instantOf(text)
  if (kind === 'number') return Number(text)
  if (kind === 'lines')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  return text
}

/** Returns the instant of a local time. What is no time stays as it is, for the endpoint to refuse. */
function instantOf(localMinute: string): string {
  const instant = fromLocalMinute(localMinute)
  return Number.isNaN(instant.getTime()) ? localMinute : instant.toISOString()
}

/** Returns an instant as the control of a time shows it. */
export function localMinuteOf(value: RecordValues[string]): string {
  const instant = new Date(String(value ?? ''))
  return Number.isNaN(instant.getTime()) ? '' : toLocalMinute(instant)
}

/** Returns what an endpoint takes for a picture: the id of its file, or null. */
export const pictureIdOf = (value: RecordValues[string]): number | null =>
  value === undefined || value === '' ? null : Number(value)

/** Returns the values of a form in which nothing is entered. */
export const emptyValues = (fields: readonly FormField[]): RecordValues =>
  Object.fromEntries(fields.map((field) => [field.name, read(field, new FormData())]))

export const changedFields = (
  fields: readonly FormField[],
  now: RecordValues,
  before: RecordValues,
): RecordValues =>
  Object.fromEntries(
    fields
      .filter((field) => comparable(field, now[field.name]) !== comparable(field, before[field.name]))
      .map(({ name }) => [name, now[name]]),
  )

function comparable({ kind }: FormField, value: RecordValues[string]): string {
  if (kind === 'check') return String(value === true)
  if (kind === 'time') return localMinuteOf(value)
  // Boxes are read in their order on the page, whatever order was stored.
  if (kind === 'checks' && Array.isArray(value)) return value.toSorted().join('\n')
  return Array.isArray(value) ? value.join('\n') : String(value ?? (kind === 'number' ? 0 : '')).trim()
}
