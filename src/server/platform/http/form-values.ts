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

/**
 * Returns the path that a form should lead to. Reads the referring page's address too: /auth is a static
 * file, which cannot copy its query into a field without script. Untrusted: callers must pass the result
 * through `pathAfterSignIn`.
 */
export async function nextOfForm(c: Context<AppEnv>): Promise<string | null> {
  const { next } = await formValues(c)
  const page = c.req.header('referer')
  return next || (page && URL.canParse(page) ? new URL(page).searchParams.get('next') : null)
}
