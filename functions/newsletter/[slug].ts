import { handle } from 'hono/cloudflare-pages'
import { storedPageOf } from '#render/render-stored-page.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { serveStaticPage } from '#platform/pages/page-response.ts'
import { serveStoredPage } from '#domains/site/serve-stored-page.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { archivePath, issuePath } from '#shared/page-paths.ts'
import { isSlug } from '#shared/slug.ts'

export const app = createPage().get('/newsletter/:slug', (c) => {
  const slug = c.req.param('slug')
  if (!isPageOn(archivePath)) return serveStaticPage(c, '/404', 404)
  const notFound = () => serveStaticPage(c, '/newsletter-404', 404)
  if (!isSlug(slug)) return notFound()
  return serveStoredPage(c, {
    ...storedPageOf(issuePath(slug), c.env),
    async exists(context) {
      const { issueExists } = await import('#domains/newsletter/issues/public-issues.ts')
      return issueExists(context, slug)
    },
    missing: notFound,
  })
})
export const onRequest = handle(app)
