import { handle } from 'hono/cloudflare-pages'
import { serveAuthorPage } from '#domains/site/serve-author-page.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { storedPageOf } from '#render/render-stored-page.ts'

export const app = createPage().get('/blog/author/:slug', (c) =>
  serveAuthorPage(c, { slug: c.req.param('slug'), page: 1, stored: (path) => storedPageOf(path, c.env) }),
)
export const onRequest = handle(app)
