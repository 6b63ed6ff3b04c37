import type { Context } from 'hono'
import * as z from 'zod/mini'
import { honeypotName } from '#shared/honeypot.ts'
import type { AppEnv } from './env.ts'
import { formValues, isForm } from './form-values.ts'
import { logWarning } from './log.ts'

const filledSchema = z.object({ [honeypotName]: z.string().check(z.trim(), z.minLength(1)) })

/** Logged without the form's values, so that an agency can see whether it ever catches a person. */
export async function isHoneypotFilled(c: Context<AppEnv>): Promise<boolean> {
  const body: unknown = isForm(c) ? await formValues(c) : await c.req.json()
  const isFilled = z.safeParse(filledSchema, body).success
  if (isFilled) logWarning('a form was filled by a program', { path: c.req.path })
  return isFilled
}
