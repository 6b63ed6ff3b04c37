import { handle } from 'hono/cloudflare-pages'
import { storedPageOf } from '#render/render-stored-page.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { serveStoredPage } from '#domains/site/serve-stored-page.ts'

export const app = createPage().get('/careers', (c) => serveStoredPage(c, storedPageOf('/careers', c.env)))
export const onRequest = handle(app)
