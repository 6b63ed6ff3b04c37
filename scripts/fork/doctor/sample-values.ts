export interface SampleValue {
  file: string
  field: string
  shown: string | null
  isCommon: boolean
}

type Fields = Readonly<Record<string, unknown>>

const commonFields = [
  'formats',
  'supportHours',
  'areasServed',
  'imageHosts',
  'governingLaw',
  'metadata.locale',
  'metadata.defaultKeywords',
  'keepExpiredPostings',
  'sampleFigures',
]

export function sampleValues(
  file: string,
  { sample, used }: { sample: Fields; used: Fields },
): SampleValue[] {
  const usedFields = fieldsOf(used)
  return Object.entries(fieldsOf(sample))
    .filter(([field, value]) => field !== 'weekdays' && !isEmpty(value) && isSame(value, usedFields[field]))
    .map(([field, value]) => ({
      file,
      field,
      shown: shownText(value),
      isCommon: commonFields.includes(field) || isPlainNumber(value),
    }))
}

function fieldsOf(moduleExports: Fields): Fields {
  const { site = {}, claims = {}, ...others } = moduleExports
  const { metadata = {}, ...settings } = entriesOf(site)
  return {
    ...settings,
    ...withPrefix('metadata.', entriesOf(metadata)),
    ...entriesOf(claims),
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => typeof value !== 'function')),
  }
}

const entriesOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const withPrefix = (prefix: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}${name}`, value]))

const isEmpty = (value: unknown): boolean => value === undefined || JSON.stringify(value) === '[]'
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Two agencies may well have begun in one year or work in as many countries. */
const isPlainNumber = (value: unknown): boolean => /^\d{1,4}$/.test(String(value))

function shownText(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return null
  const texts = Object.values(value).map(shownText)
  return texts.filter((text) => text !== null).sort((a, b) => b.length - a.length)[0] ?? null
}
