import type { Context } from 'hono'
import type { AppEnv } from './env.ts'

export function isForm(c: Context<AppEnv>): boolean {
  return mediaType(c) === 'application/x-www-form-urlencoded'
}

export async function formValues(c: Context<AppEnv>): Promise<Record<string, string>> {
  if (!isForm(c)) return {}
  const fields = Object.entries(await c.req.parseBody())
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
}

export function mediaType(c: Context<AppEnv>): string {
  return (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}
