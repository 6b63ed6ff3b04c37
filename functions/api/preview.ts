import type { Context } from 'hono'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { identifierText } from '#contracts/entered-text.ts'
import { checkedPageSchema } from '#contracts/page-check.ts'
import { storedPageOf } from '#render/render-stored-page.ts'
import { everyone } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { parseInput } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { createD1PageSource } from '#domains/site/d1-page-source.ts'
import { checkUrl } from '#platform/preview/check-url.ts'
import type { OwnPage } from '#platform/preview/check-page.ts'
import { publicContext } from '#platform/http/service-context.ts'

const querySchema = z.object({
  url: identifierText('Enter the address of a page.').check(
    z.maxLength(2000, 'An address has at most 2,000 characters.'),
  ),
})

export const app = createApi({ access: everyone }).get('/api/preview', async (c) => {
  const { url: pageAddress } = parseInput(querySchema, c.req.query())
  const result = await checkUrl(publicContext(c), {
    pageAddress,
    readOwnPage: (pathname) => ownPage(c, pathname),
    fetcher: (request) => fetch(request),
  })
  if (!result.ok) refuse(result)
  return c.json(z.parse(checkedPageSchema, result.page))
})
export const onRequest = handle(app)

/** Excludes capitals, percent signs and empty segments, which the router normalizes: each could lead to a booking. */
const publicPath = /^\/(?:[a-z0-9._-]+(?:\/[a-z0-9._-]+)*)?$/

async function ownPage(c: Context<AppEnv>, pathname: string): Promise<OwnPage | null> {
  const path = pathname.replace(/(.)\/+$/, '$1')
  if (!publicPath.test(path) || /^\/(api|booking\/confirmation|social)(\/|$)/.test(path)) return null
  const file = await c.env.ASSETS.fetch(new URL(path, c.req.url))
  if (file.ok && file.headers.get('content-type')?.startsWith('text/html'))
    return { html: await file.text(), robotsHeader: file.headers.get('x-robots-tag') }
  await file.body?.cancel()
  const { render } = storedPageOf(path, c.env)
  const { html, status } = await render(path, createD1PageSource(publicContext(c)))
  return status === 200 ? { html, robotsHeader: null } : null
}
