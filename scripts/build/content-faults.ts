/** What must hold between several places of the content, and stops the build where it does not. */
export interface Invariant {
  /** Name of the file in src/content/ that is named when a rule does not hold. */
  file: string
  /** The sentence that stops the build, and whether the rule holds. */
  rules: readonly (readonly [says: string, holds: () => boolean])[]
}

interface Place {
  where: string
  value: unknown
}

/** Fields that name an entry among its neighbours: two with the same are a slip. The first that is there counts. */
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
const linkFields = new Set(['path', 'href', 'url', 'link'])

const titleCharsMax = 65
const descriptionChars = { min: 50, max: 170 }

/**
 * What is wrong with a content file, one sentence each, with file and field. Empty texts, two entries of one name,
 * links that lead nowhere and heads of a wrong length are looked for everywhere.
 * @param exported what the file exports, by name
 * @param site the paths that exist and the brand that ends every title
 */
export function contentFaults(
  file: string,
  exported: Readonly<Record<string, unknown>>,
  site: { paths: ReadonlySet<string>; brand: string },
  invariants: readonly Invariant[] = [],
): string[] {
  const places = Object.entries(exported).flatMap(([name, value]) => placesIn(name, value))
  const faults = [
    ...places.flatMap(emptyText),
    ...places.flatMap(sharedNames),
    ...places.flatMap((place) => deadLink(place, site.paths)),
    ...places.flatMap((place) => badHead(place, site.brand)),
    ...invariants
      .filter((invariant) => invariant.file === file)
      .flatMap(({ rules }) => rules.flatMap(([says, holds]) => (holds() ? [] : [says]))),
  ]
  return faults.map((fault) => `src/content/${file}: ${fault}`)
}

/** The value and everything inside it, each with its place: `faqs[2].answer`. */
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

function sharedNames({ where, value }: Place): string[] {
  if (!Array.isArray(value) || !value.every(isRecord)) return []
  const field = nameFields.find((name) => value.every((entry) => typeof entry[name] === 'string'))
  if (!field) return []
  const names = value.map((entry) => String(entry[field]))
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index))
  return [...repeated].map((name) => `${where} has the ${field} "${name}" twice`)
}

function deadLink({ where, value }: Place, paths: ReadonlySet<string>): string[] {
  const field = /\.(\w+)$/.exec(where)?.[1]
  if (!field || !linkFields.has(field) || typeof value !== 'string' || !value.startsWith('/')) return []
  const path = value.split(/[?#]/)[0] ?? ''
  return paths.has(path) ? [] : [`${where} leads to ${value}, which is no page`]
}

function badHead({ where, value }: Place, brand: string): string[] {
  if (!isRecord(value) || !['path', 'title', 'description', 'access'].every((field) => field in value))
    return []
  const title = `${String(value.title)} | ${brand}`
  const description = String(value.description)
  return [
    ...(title.length > titleCharsMax
      ? [`${where}.title has ${title.length} characters with the brand, at most ${titleCharsMax}`]
      : []),
    ...(description.length < descriptionChars.min || description.length > descriptionChars.max
      ? [
          `${where}.description has ${description.length} characters, not ${descriptionChars.min} to ${descriptionChars.max}`,
        ]
      : []),
  ]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
