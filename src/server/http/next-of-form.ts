import type { Context } from 'hono'
import type { AppEnv } from './env.ts'
import { formValues } from './json.ts'

/**
 * Returns the `next` that a sign-in form was sent with, else the one in the address of its page: /auth is a static
 * file, which cannot repeat its query in a field without script. Whoever uses it checks it: `pathAfterSignIn`.
 */
export async function nextOfForm(c: Context<AppEnv>): Promise<string | null> {
  const { next } = await formValues(c)
  const page = c.req.header('referer')
  return next || (page && URL.canParse(page) ? new URL(page).searchParams.get('next') : null)
}
