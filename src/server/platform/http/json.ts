import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from './env.ts'
import { formValues, isForm, mediaType } from './form-values.ts'
import { refuse } from './refuse.ts'

export async function readJson<Schema extends z.ZodMiniType>(
  c: Context<AppEnv>,
  schema: Schema,
): Promise<z.infer<Schema>> {
  if (mediaType(c) !== 'application/json') {
    refuse({ reason: 'not-json-type' })
  }
  return parseInput(schema, await parseJson(c))
}

export async function readJsonOrForm<Schema extends z.ZodMiniType>(
  c: Context<AppEnv>,
  schema: Schema,
): Promise<{ input: z.infer<Schema>; isForm: boolean }> {
  if (isForm(c)) return { input: parseInput(schema, await formValues(c)), isForm: true }
  return { input: await readJson(c, schema), isForm: false }
}

export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = z.safeParse(schema, input)
  if (result.success) return result.data
  const [issue] = result.error.issues
  if (issue?.message && issue.message !== 'Invalid input') {
    refuse({ reason: 'invalid-input', complaint: issue.message, field: issue.path.join('.') })
  }
  refuse({ reason: 'invalid-field', field: issue?.path.join('.') || 'body' })
}

async function parseJson(c: Context<AppEnv>): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text())
  } catch {
    refuse({ reason: 'not-json' })
  }
}
