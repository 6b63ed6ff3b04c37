import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

interface TextField {
  name: string
  schema: z.ZodMiniType
}

const endpoints = globSync('functions/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
const endpointSources = endpoints.map((file) => readFileSync(file, 'utf8')).join('\n')
const isReadByAnEndpoint = (name: string) => new RegExp(`\\b${name}\\b`).test(endpointSources)

/** Passwords, and what a program writes. */
const exactFields = [
  /^(ownPassword|newPassword|instant|cspReport|adminStats|factorKeys)Schema/,
  /^listAfter$|\.timeZone$/,
  /\.(password|currentPassword|newPassword|idempotencyKey|changeId|keep|remove|csv)$/,
  /\.(id|rawId|clientDataJSON|attestationObject|authenticatorData|signature|transports)$/,
  /\.(after|before|page|slot|sendAt|publishAt|confirmedFor|startedBefore|service|serviceId|assignee|codes|zone)$/,
]

function textFieldsOf(schema: z.core.$ZodType, name: string): TextField[] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  switch (def.type) {
    case 'string':
      return [{ name, schema: schema as z.ZodMiniType }]
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => textFieldsOf(field, `${name}.${key}`))
    case 'array':
      return textFieldsOf(def.element, name)
    case 'optional':
    case 'nullable':
    case 'default':
      return textFieldsOf(def.innerType, name)
    case 'union':
      return def.options.flatMap((option) => textFieldsOf(option, name))
    case 'pipe':
      return [...textFieldsOf(def.in, name), ...textFieldsOf(def.out, name)]
    default:
      return []
  }
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

async function enteredFields(): Promise<TextField[]> {
  const modules = globSync(['src/contracts/**/*.ts', 'src/server/domains/bookings/booking-input.ts']).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  const fields: TextField[] = []
  for (const file of modules) {
    const exports: Record<string, unknown> = await import(resolve(file))
    for (const [name, value] of Object.entries(exports)) {
      if (!isSchema(value)) continue
      const isInput =
        isReadByAnEndpoint(name) &&
        new RegExp(`(?:read\\w+|parseInput|safeParse)\\([^)]*${name}`).test(endpointSources)
      fields.push(
        ...textFieldsOf(value, name).filter(
          ({ schema }) => isInput || (schema._zod.def.checks?.length ?? 0) > 0,
        ),
      )
    }
  }
  return fields.filter(({ name }) => !exactFields.some((pattern) => pattern.test(name)))
}

const samples = [
  'Asha Rai',
  'asha@example.com',
  'asha-rai',
  '2026-11-24',
  '09:00',
  '/services',
  'Europe/Lisbon',
  'Remote',
  'full-time',
  'Portugal',
]
const removedMarks = [
  '\0',
  '\u0007',
  '\u001b',
  '\u007f',
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u202e',
  '\u2066',
]
const lineBreaks = ['\t', '\v', '\f', '\r\n', '\u0085', '\u2028', '\u2029']

const fields = await enteredFields()

test('the contracts have text fields', () => {
  const names = fields.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(50)
  for (const name of [
    'bookingShape.companyName',
    'registrationSchema.email',
    'newPostSchema.tags',
    'newMessageSchema.body',
  ])
    expect(names).toContain(name)
})

test.each(fields)('$name never refuses or keeps a character that nobody can see', ({ schema }) => {
  const acceptedSamples = samples.filter((sample) => z.safeParse(schema, sample).success)
  expect(acceptedSamples).not.toEqual([])
  for (const sample of acceptedSamples) {
    const spoilt = [
      ...removedMarks.map((character) => `${sample.slice(0, 2)}${character}${sample.slice(2)}`),
      ...lineBreaks.map((character) => `${sample}${character}`),
      ...(sample.includes(' ') ? lineBreaks.map((character) => sample.replace(' ', character)) : []),
    ]
    for (const text of spoilt) {
      const result = z.safeParse(schema, text)
      expect(result.success, JSON.stringify(text)).toBe(true)
      expect(result.data, JSON.stringify(text)).toMatch(/^(?:[\n\t]|(?!\ufeff)\P{Cc})*$/u)
    }
  }
})
