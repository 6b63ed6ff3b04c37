import { handle } from 'hono/cloudflare-pages'
import { storedPageOf } from '#render/render-stored-page.ts'
import { createPage } from '#server/http/create-page.ts'
import { serveStoredPage } from '#server/pages/serve-stored-page.ts'

export const app = createPage().get('/newsletter', (c) =>
  serveStoredPage(c, storedPageOf('/newsletter', c.env)),
)
export const onRequest = handle(app)
