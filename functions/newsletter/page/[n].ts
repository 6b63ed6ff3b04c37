import { handle } from 'hono/cloudflare-pages'
import { storedPageOf } from '#render/render-stored-page.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { serveStaticPage } from '#platform/pages/page-response.ts'
import { serveStoredPage } from '#domains/site/serve-stored-page.ts'
import { archivePagePath, archivePath } from '#shared/page-paths.ts'
import { readPageNumber } from '#shared/list-pages.ts'

export const app = createPage().get('/newsletter/page/:n', async (c) => {
  const page = readPageNumber(c.req.param('n'))
  const notFound = () => serveStaticPage(c, '/404', 404)
  if (page === null) return notFound()
  if (page === 1) return c.redirect(`${archivePath}${new URL(c.req.url).search}`, 301)
  return serveStoredPage(c, {
    ...storedPageOf(archivePagePath(page), c.env),
    async exists(context) {
      const { archiveHasPage } = await import('#domains/newsletter/issues/public-issues.ts')
      return archiveHasPage(context, page)
    },
    missing: notFound,
  })
})
export const onRequest = handle(app)
