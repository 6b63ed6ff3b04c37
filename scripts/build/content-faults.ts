import { iconNames } from '#ui/icon-names.ts'
import { mayBeEmpty } from './lists-that-may-be-empty.ts'

export interface Invariant {
  file: string
  rules: readonly (readonly [says: string, holds: () => boolean])[]
}

interface Place {
  where: string
  value: unknown
}

const nameFields = [
  'id',
  'slug',
  'question',
  'title',
  'name',
  'step',
  'metric',
  'service',
  'rule',
  'model',
  'era',
  'leak',
  'channel',
]
/** Their icons are plain texts, because services are kept in the database; the type check knows all other icons. */
const servicesFile = 'seed/services.ts'
const knownIcons: ReadonlySet<string> = new Set(iconNames)
const linkFields = new Set(['path', 'href', 'url', 'link'])

const textsThatMayBeEmpty = new Set([
  'emails/html.ts: emailHtmlTexts.mark',
  'site.config.ts: paymentUrl',
  'site.config.ts: site.phone',
  'site.config.ts: site.phoneHref',
])

const titleCharsMax = 65
const descriptionChars = { min: 50, max: 170 }

export function contentFaults(
  { name, file }: { name: string; file: string },
  contentExports: Readonly<Record<string, unknown>>,
  paths: ReadonlySet<string>,
  invariants: readonly Invariant[] = [],
): string[] {
  const places = Object.entries(contentExports).flatMap(([name, value]) => placesIn(name, value))
  const faults = [
    ...places.filter(({ where }) => !textsThatMayBeEmpty.has(`${name}: ${where}`)).flatMap(emptyText),
    ...places.flatMap((place) => emptyList(name, place)),
    ...places.flatMap(sharedNames),
    ...places.flatMap((place) => deadLink(place, paths)),
    ...(name === servicesFile ? places.flatMap(unknownIcon) : []),
    ...places.flatMap(badHead),
    ...invariants
      .filter((invariant) => invariant.file === name)
      .flatMap(({ rules }) => rules.flatMap(([says, holds]) => (holds() ? [] : [says]))),
  ]
  return faults.map((fault) => `${file}: ${fault}`)
}

function placesIn(where: string, value: unknown): Place[] {
  const inside = Array.isArray(value)
    ? value.flatMap((entry, index) => placesIn(`${where}[${index}]`, entry))
    : isRecord(value)
      ? Object.entries(value).flatMap(([field, entry]) => placesIn(`${where}.${field}`, entry))
      : []
  return [{ where, value }, ...inside]
}

function emptyText({ where, value }: Place): string[] {
  return typeof value === 'string' && value.trim() === '' ? [`${where} is empty`] : []
}

function emptyList(name: string, { where, value }: Place): string[] {
  if (!Array.isArray(value) || value.length > 0 || mayBeEmpty(name, where)) return []
  return [
    `${where} is an empty list, which its page cannot do without: give it an entry, or remove what it belongs to`,
  ]
}

function sharedNames({ where, value }: Place): string[] {
  if (!Array.isArray(value) || !value.every(isRecord)) return []
  const field = nameFields.find((name) =>
    value.every(
      ({ [name]: entry }) => typeof entry === 'string' || (name === 'id' && typeof entry === 'number'),
    ),
  )
  if (!field) return []
  const names = value.map((entry) => String(entry[field]))
  const repeatedNames = new Set(names.filter((name, index) => names.indexOf(name) !== index))
  return [...repeatedNames].map((name) => `${where} has the ${field} "${name}" twice`)
}

function unknownIcon({ where, value }: Place): string[] {
  if (!where.endsWith('.icon') || typeof value !== 'string' || knownIcons.has(value)) return []
  return [`${where} is "${value}", which is not in src/ui/icon-names.ts`]
}

function deadLink({ where, value }: Place, paths: ReadonlySet<string>): string[] {
  const field = /\.(\w+)$/.exec(where)?.[1]
  if (!field || !linkFields.has(field) || typeof value !== 'string' || !value.startsWith('/')) return []
  const path = value.split(/[?#]/)[0] ?? ''
  return paths.has(path) ? [] : [`${where} leads to ${value}, which does not exist`]
}

function badHead({ where, value }: Place): string[] {
  if (!isRecord(value) || !['path', 'title', 'description', 'access'].every((field) => field in value))
    return []
  return headFaults(value).map((fault) => `${where}.${fault}`)
}

function headFaults({ title, description }: Record<string, unknown>): string[] {
  const titleChars = Array.from(String(title)).length
  const descriptionLength = String(description).length
  return [
    ...(titleChars > titleCharsMax ? [`title has ${titleChars} characters, at most ${titleCharsMax}`] : []),
    ...(descriptionLength < descriptionChars.min || descriptionLength > descriptionChars.max
      ? [
          `description has ${descriptionLength} characters, not ${descriptionChars.min} to ${descriptionChars.max}`,
        ]
      : []),
  ]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
