import type { Context } from 'hono'
import type { AppEnv } from '#platform/http/env.ts'
import { linkPageHeaders } from '#platform/http/link-page-headers.ts'
import { refuseDeadLinks } from '#platform/http/known-link.ts'
import { primaryContext } from '#platform/http/service-context.ts'
import { findLinkOwner, type LinkOwner, type LinkPurpose } from './email-links.ts'

export async function openLinkPage(
  c: Context<AppEnv>,
  purpose: LinkPurpose,
): Promise<{ path: string; owner: LinkOwner | null } | { response: Response }> {
  const token = c.req.queries('token')?.at(-1)
  if (token === undefined) return { path: c.req.path, owner: null }
  const owner = await findLinkOwner(primaryContext(c), { token, purpose })
  if (owner) return { path: `${c.req.path}?token=${token}`, owner }
  const refusal = await refuseDeadLinks(c)
  if (refusal) return { response: refusal }
  for (const [name, value] of Object.entries(linkPageHeaders)) c.header(name, value)
  return { response: c.redirect(c.req.path, 303) }
}
