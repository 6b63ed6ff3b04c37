import { handle } from 'hono/cloudflare-pages'
import { serveAuthorPage } from '#domains/site/serve-author-page.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { storedPageOf } from '#render/render-stored-page.ts'
import { readPageNumber } from '#shared/list-pages.ts'
import { authorPath } from '#shared/page-paths.ts'
import { isSlug } from '#shared/slug.ts'

export const app = createPage().get('/blog/author/:slug/page/:n', (c) => {
  const slug = c.req.param('slug')
  const page = readPageNumber(c.req.param('n'))
  if (page === 1 && isSlug(slug)) return c.redirect(`${authorPath(slug)}${new URL(c.req.url).search}`, 301)
  return serveAuthorPage(c, { slug, page, stored: (path) => storedPageOf(path, c.env) })
})
export const onRequest = handle(app)
