import type { Context } from 'hono'
import { findLinkOwner, type LinkPurpose } from '#server/auth/email-links.ts'
import type { AppEnv } from './env.ts'
import { primaryContext } from './service-context.ts'

/** For pages whose address grants access to an account: not cached, not indexed, not leaked to the next page. */
export const linkPageHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

/** Does not consume the token, because email scanners open links too. */
export async function openLinkPage(
  c: Context<AppEnv>,
  purpose: LinkPurpose,
): Promise<{ path: string } | { response: Response }> {
  const token = c.req.queries('token')?.at(-1)
  if (token === undefined) return { path: c.req.path }
  const owner = await findLinkOwner(primaryContext(c), { token, purpose })
  if (owner) return { path: `${c.req.path}?token=${token}` }
  for (const [name, value] of Object.entries(linkPageHeaders)) c.header(name, value)
  return { response: c.redirect(c.req.path, 303) }
}
