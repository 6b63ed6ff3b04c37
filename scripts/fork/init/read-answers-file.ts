import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { pathFailure } from '../../lib/path-failure.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import type { GivenAnswers } from './gather-answers.ts'
import { questions } from './questions.ts'

const place = z.strictObject({
  city: z.string(),
  country: z.string(),
  region: z.optional(z.string()),
})
const officesSchema = z.array(z.union([z.string(), place]))

export const answersSchema = z.strictObject(
  Object.fromEntries(
    questions.flatMap(({ key, flag }) =>
      [key, flag].map((name) => [
        name,
        z.optional(z.union([z.string(), key === 'offices' ? officesSchema : z.number()])),
      ]),
    ),
  ),
)

/**
 * Reads YAML or JSON. `offices` is a string, a list of strings, or a list of `{ city, region, country }`; any field may
 * also have the name of its option, such as `legal-name`.
 */
export function readAnswersFile(file: string): GivenAnswers {
  const fault = (why: string) => new PlainFailure(`${file} ${why}`)
  const source = readSource(file)
  let content: unknown
  try {
    content = parse(source, { maxAliasCount: 0 })
  } catch (error) {
    throw fault(`could not be read: ${error instanceof Error ? error.message : error}`)
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw fault('has no fields such as "brand: …".')
  const knownKeys: readonly string[] = questions.map(({ key }) => key)
  const keys = new Map(questions.map(({ key, flag }) => [flag, key]))
  const fields = Object.fromEntries(
    Object.entries(content).map(([name, value]) => [keys.get(name) ?? name, value]),
  )
  const unknownKeys = Object.keys(fields).filter((key) => !knownKeys.includes(key))
  if (unknownKeys.length > 0)
    throw fault(`has unknown fields: ${unknownKeys.join(', ')}. Known are ${knownKeys.join(', ')}.`)
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      key === 'offices' ? offices(value) : text(key, value),
    ]),
  )

  function offices(value: unknown): string {
    if (typeof value === 'string') return value
    const result = z.safeParse(officesSchema, value)
    if (!result.success) throw fault('has offices that are neither texts nor { city, region, country }.')
    return result.data
      .map((office) =>
        typeof office === 'string'
          ? office
          : [office.city, office.region, office.country].filter((word) => word !== undefined).join(', '),
      )
      .join('; ')
  }

  function text(key: string, value: unknown): string {
    if (typeof value === 'string' || typeof value === 'number') return String(value)
    const isColor = key === 'color' || key === 'accent'
    throw fault(`has no text for ${key}.${isColor ? ' A color needs quotes in YAML: color: "#0b6b3a".' : ''}`)
  }
}

function readSource(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw pathFailure(file, error)
  }
}
