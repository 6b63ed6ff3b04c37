import fc from 'fast-check'
import * as z from 'zod/mini'

type JsonSchema = z.core.JSONSchema.BaseSchema

const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200b\ufeff',
  '__proto__',
  'constructor',
  '\r\nbcc: x@example.com',
  "' or 1=1 --",
  '"><script>alert(1)</script>',
  '{{7*7}}%s%n',
  '../../etc/passwd',
  'javascript:alert(1)',
  '%00%ff%',
  '1e999',
  '٣',
  '9'.repeat(400),
  'é'.repeat(3000),
  '👩‍👩‍👧‍👦'.repeat(200),
]
const hostileNumbers = [-1, 0, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, -0]

export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
)

export const garbage: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...hostileNumbers),
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: -1 }, { toString: 1 }),
  fc.jsonValue({ maxDepth: 2 }),
)

const knownValues = new WeakMap<z.core.$ZodType, fc.Arbitrary<unknown>>()

export function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const values =
    knownValues.get(schema) ?? arbitraryOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  knownValues.set(schema, values)
  return values
}

function arbitraryOf(schema: JsonSchema | boolean | undefined): fc.Arbitrary<unknown> {
  if (schema === undefined || typeof schema === 'boolean') return garbage
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return fc.array(arbitraryOf(Array.isArray(schema.items) ? undefined : schema.items), { maxLength: 4 })
    case 'integer':
      return fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer())
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.double({ noNaN: true }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return textOf(schema)
    default:
      return garbage
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [name, field] of Object.entries(properties))
    fields[name] = fc.oneof({ weight: 9, arbitrary: arbitraryOf(field) }, { weight: 1, arbitrary: garbage })
  return fc.record(fields, { requiredKeys: required })
}

const patternCharsMax = 40

function textOf({ format, minLength = 0, maxLength = 60, pattern }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.constantFrom('reader@example.com', 'A.B+c@example.co.uk', 'x@localhost')
  if (format?.startsWith('date')) return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, minLength + 60)) }
  const plain = fc.oneof(fc.string(length), fc.string({ ...length, unit: 'grapheme' }))
  const fitting = pattern === undefined ? undefined : matching(pattern)
  return fitting ? fc.oneof(fitting, plain) : plain
}

const fittingTexts = new Map<string, fc.Arbitrary<string> | undefined>()

/**
 * fast-check cannot make strings for some expressions, and takes a second to prepare long ones and those with Unicode
 * classes, which many fields share.
 */
function matching(pattern: string): fc.Arbitrary<string> | undefined {
  if (pattern.length > patternCharsMax) return undefined
  if (!fittingTexts.has(pattern)) fittingTexts.set(pattern, textsOf(pattern))
  return fittingTexts.get(pattern)
}

function textsOf(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 80 })
  } catch {
    return undefined
  }
}
