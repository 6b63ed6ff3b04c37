import * as z from 'zod/mini'
import type { Context } from 'hono'
import { logWarning } from '#platform/log/log.ts'
import { honeypotName } from '#shared/honeypot.ts'
import type { AppEnv } from './env.ts'
import { refuse } from './refuse.ts'
import { isForm, formValues } from './form-values.ts'

const filledSchema = z.object({ [honeypotName]: z.string().check(z.trim(), z.minLength(1)) })

export async function refuseFilledHoneypot(c: Context<AppEnv>): Promise<void> {
  if (!(await isHoneypotFilled(c))) return
  logWarning('a form was filled by a program', { path: c.req.path })
  refuse({ reason: 'filled-by-program' })
}

export async function isHoneypotFilled(c: Context<AppEnv>): Promise<boolean> {
  const body: unknown = isForm(c) ? await formValues(c) : await c.req.json()
  return z.safeParse(filledSchema, body).success
}
