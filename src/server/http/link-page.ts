import type { Context } from 'hono'
import { findLinkOwner, type LinkPurpose } from '#server/auth/email-links.ts'
import { openDb } from '#server/db/open.ts'
import type { AppEnv } from './env.ts'

/** For pages whose address opens an account: kept nowhere, listed nowhere, and named to no page that is opened next. */
export const linkPageHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

/**
 * Looks at the link that a mail led to, and uses nothing: mail scanners open links too.
 * @returns the path to draw, or where a link opens nothing any more the answer that takes its token out of the address
 */
export async function openLinkPage(
  c: Context<AppEnv>,
  purpose: LinkPurpose,
): Promise<{ path: string } | { response: Response }> {
  // The last of several, as the browser's router reads it.
  const token = c.req.queries('token')?.at(-1)
  if (token === undefined) return { path: c.req.path }
  const owner = await findLinkOwner(openDb(c.env.DB), { token, purpose, now: new Date() })
  if (owner) return { path: `${c.req.path}?token=${token}` }
  for (const [name, value] of Object.entries(linkPageHeaders)) c.header(name, value)
  return { response: c.redirect(c.req.path, 303) }
}
