import type { Context } from 'hono'
import type { AppEnv } from './env.ts'
import { formValues } from './form-values.ts'

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
