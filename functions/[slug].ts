import type { Context } from 'hono'
import { handle } from 'hono/cloudflare-pages'
import { buildId, siteUrl } from '#built/build.js'
import { storedPageOf } from '#render/render-stored-page.ts'
import { readServedAddresses } from '#domains/redirects/served-addresses.ts'
import { serveStoredPage } from '#domains/site/serve-stored-page.ts'
import { fetchAsset } from '#platform/http/assets.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { logError } from '#platform/log/log.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { isSlug } from '#shared/slug.ts'

/** Also answers static pages for which `_routes.json` has no rule left, and unknown paths: the build's files do. */
export const app = createPage()
  .get('/:slug', async (c) => {
    const slug = c.req.param('slug')
    if (!(await isTextPage(c, slug))) return fileOf(c)
    return serveStoredPage(c, {
      ...storedPageOf(`/${slug}`, c.env),
      async exists(context) {
        const { pageExists } = await import('#domains/pages/public-pages.ts')
        return pageExists(context, slug)
      },
      missing: () => fileOf(c),
    })
  })
  .get('/:slug/', async (c) => {
    const slug = c.req.param('slug')
    if (!(await isTextPage(c, slug))) return fileOf(c)
    return c.redirect(`/${slug}${new URL(c.req.url).search}`, 308)
  })
export const onRequest = handle(app)

/** As if no Function were here: a file or an unknown path leaves no line in the log. */
function fileOf(c: Context<AppEnv>): Promise<Response> {
  c.env.eventContext.data.route = ''
  return fetchAsset(c.env.ASSETS, c.req.raw)
}

/** Without the database, a page that is not known to exist is not found. */
async function isTextPage(c: Context<AppEnv>, slug: string): Promise<boolean> {
  if (!isSlug(slug)) return false
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  try {
    return (await readServedAddresses({ env: c.env, siteUrl, buildId, waitUntil })).pages.includes(slug)
  } catch (error) {
    logError('the addresses of text pages could not be read', error, {})
    return false
  }
}
