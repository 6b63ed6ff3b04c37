import type { Context } from 'hono'
import type { AppEnv } from './env.ts'

export function isForm(c: Context<AppEnv>): boolean {
  return mediaType(c) === 'application/x-www-form-urlencoded'
}

export async function formValues(c: Context<AppEnv>): Promise<Record<string, string>> {
  if (!isForm(c)) return {}
  // Not parseBody: the runtime throws at a charset other than UTF-8, and warns about forms that are read as text.
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer())))
}

export function mediaType(c: Context<AppEnv>): string {
  return (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}
