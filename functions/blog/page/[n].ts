import { handle } from 'hono/cloudflare-pages'
import { storedPageOf } from '#render/render-stored-page.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { serveListPage } from '#domains/site/serve-list-page.ts'

export const app = createPage().get('/blog/page/:n', (c) =>
  serveListPage(c, { number: c.req.param('n'), stored: (path) => storedPageOf(path, c.env) }),
)
export const onRequest = handle(app)
