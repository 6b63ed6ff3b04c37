import type { Context } from 'hono'
import { countDeadLink } from '#platform/rate-limit/dead-link.ts'
import type { AppEnv } from './env.ts'
import { linkPageHeaders } from './link-page-headers.ts'
import { publicContext } from './service-context.ts'
import { tooManyPage } from './too-many-page.ts'

export async function refuseDeadLinks(c: Context<AppEnv>): Promise<Response | null> {
  const tokens = await countDeadLink(publicContext(c))
  if (tokens.ok) return null
  for (const [name, value] of Object.entries(linkPageHeaders)) c.header(name, value)
  return tooManyPage(c, { what: 'links that do not work', back: '/', ...tokens })
}
