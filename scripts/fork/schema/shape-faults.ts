import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { schemaFile } from './schema-file.ts'
import { functionMark, toJson } from './shape-of-values.ts'

/**
 * Returns where a module of `src/site/` differs from its published schema. Missing exports are left to the type check,
 * which knows whether anything reads them.
 */
export function shapeFaults(name: string, moduleExports: Readonly<Record<string, unknown>>): string[] {
  const file = schemaFile(name.startsWith('careers/jobs/') ? 'careers/jobs/*.ts' : name)
  if (!existsSync(file)) return []
  const schema = z.fromJSONSchema(JSON.parse(readFileSync(file, 'utf8')))
  const result = schema.safeParse(toJson({ ...moduleExports }))
  if (result.success) return []
  return result.error.issues.flatMap((issue) => {
    const isMissingExport = issue.path.length === 1 && !Object.hasOwn(moduleExports, String(issue.path[0]))
    const fault = isMissing(moduleExports, issue.path) ? 'is missing' : inWords(issue)
    return isMissingExport ? [] : [`${placeOf(issue.path)} ${fault} (${file})`]
  })
}

function isMissing(value: unknown, [part, ...rest]: readonly PropertyKey[]): boolean {
  if (part === undefined) return value === undefined
  return typeof value === 'object' && value !== null && isMissing(Reflect.get(value, part), rest)
}

const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('')

function inWords(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value' && issue.values[0] === functionMark) return 'must be a function'
  if (issue.code === 'unrecognized_keys') return `has unknown fields: ${issue.keys.join(', ')}`
  if (issue.code === 'too_small' && issue.origin === 'array') return 'needs an entry'
  return `does not fit: ${issue.message.replace(/^Invalid input: /, '')}`
}
