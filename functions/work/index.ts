import { handle } from 'hono/cloudflare-pages'
import { storedPageOf } from '#render/render-stored-page.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { serveStoredPage } from '#domains/site/serve-stored-page.ts'
import { isSlug } from '#shared/slug.ts'
import { workPath } from '#shared/page-paths.ts'

/** A filter that no story has shows all of them, and is not stored: anybody can invent one. */
export const app = createPage().get('/work', (c) => {
  const service = c.req.query('service')
  const all = storedPageOf(workPath, c.env)
  if (service === undefined || !isSlug(service)) return serveStoredPage(c, all)
  return serveStoredPage(c, {
    ...storedPageOf(`${workPath}?service=${service}`, c.env),
    async exists(context) {
      const { hasFilter } = await import('#domains/content/public-stories.ts')
      return hasFilter(context, service)
    },
    missing: () => serveStoredPage(c, all),
  })
})
export const onRequest = handle(app)
