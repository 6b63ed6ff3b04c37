import type { Context } from 'hono'
import { serviceLinks } from '#content/service-links.ts'
import { countDeadLink } from '#platform/rate-limit/take.ts'
import type { AppEnv } from './env.ts'
import { linkPageHeaders } from './link-page-headers.ts'
import { publicContext } from './service-context.ts'
import { respondTooMany } from './render-page.ts'
import { refuse } from './refuse.ts'

export function requireKnownLink(link: string | undefined): void {
  if (link === undefined || serviceLinks.includes(link)) return
  refuse({ reason: 'linked-page-not-found', link })
}

export async function refuseDeadLinks(c: Context<AppEnv>): Promise<Response | null> {
  const tokens = await countDeadLink(publicContext(c))
  if (tokens.ok) return null
  for (const [name, value] of Object.entries(linkPageHeaders)) c.header(name, value)
  return respondTooMany(c, { what: 'links that do not work', back: '/', ...tokens })
}
