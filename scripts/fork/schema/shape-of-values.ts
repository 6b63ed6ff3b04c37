import { iconNames } from '#ui/icon-names.ts'
import { mayBeEmpty } from '../../build/lists-that-may-be-empty.ts'

export type Schema = { [keyword: string]: unknown }

export const functionMark = '[function]'

const records = new Set([
  'industry-advertising/page.ts industryPages',
  'industry-advertising/sections.ts industrySections',
])

const wider: Readonly<Record<string, Schema>> = {
  'home/page.ts home.hero.heading': {
    anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, minItems: 1 }],
  },
}

export function toJson(value: unknown): unknown {
  if (typeof value === 'function') return functionMark
  if (Array.isArray(value)) return value.map(toJson)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, entry]) => (entry === undefined ? [] : [[field, toJson(entry)]])),
  )
}

export function shapeOfModule(
  name: string,
  moduleExports: Readonly<Record<string, unknown>>,
  optional: ReadonlySet<string>,
): Schema {
  const byName = Object.entries(moduleExports).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return shapeOf([toJson(Object.fromEntries(byName))])

  function shapeOf(samples: readonly unknown[], where = ''): Schema {
    const own = wider[`${name} ${where}`]
    if (own) return own
    const kinds = new Map<string, unknown[]>()
    for (const sample of samples) {
      const kind = kindOf(sample)
      kinds.set(kind, [...(kinds.get(kind) ?? []), sample])
    }
    const shapes = [...kinds].map(([kind, values]) => shapeOfKind(kind, values, where))
    return shapes.length === 1 && shapes[0] ? shapes[0] : shapes.length === 0 ? {} : { anyOf: shapes }
  }

  function shapeOfKind(kind: string, values: readonly unknown[], where: string): Schema {
    if (kind === 'function')
      return { const: functionMark, description: 'A function of TypeScript that returns the text' }
    if (kind === 'string' && /(^|\.)icon$/.test(where)) return { enum: [...iconNames] }
    if (kind === 'array') return shapeOfList(values as unknown[][], where)
    if (kind === 'object') return shapeOfObject(values as Record<string, unknown>[], where)
    return { type: kind }
  }

  function shapeOfList(lists: readonly (readonly unknown[])[], where: string): Schema {
    const items = shapeOf(lists.flat(), `${where}[*]`)
    return { type: 'array', items, ...(!mayBeEmpty(name, where) && { minItems: 1 }) }
  }

  function shapeOfObject(objects: readonly Record<string, unknown>[], where: string): Schema {
    if (records.has(`${name} ${where}`))
      return {
        type: 'object',
        additionalProperties: shapeOf(objects.flatMap(Object.values), `${where}.*`),
      }
    const fields = [...new Set(objects.flatMap(Object.keys))]
    const requiredFields = fields.filter(
      (field) => !optional.has(field) && objects.every((object) => Object.hasOwn(object, field)),
    )
    const properties = Object.fromEntries(
      fields.map((field) => [
        field,
        shapeOf(
          objects.flatMap((object) => (Object.hasOwn(object, field) ? [object[field]] : [])),
          where ? `${where}.${field}` : field,
        ),
      ]),
    )
    return { type: 'object', properties, ...(requiredFields.length > 0 && { required: requiredFields }) }
  }
}

function kindOf(value: unknown): string {
  if (value === functionMark) return 'function'
  if (Array.isArray(value)) return 'array'
  return value === null ? 'null' : typeof value
}
