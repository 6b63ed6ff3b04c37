import { handle } from 'hono/cloudflare-pages'
import { storedPageOf } from '#render/render-stored-page.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { serveCareersPage } from '#domains/site/serve-careers-page.ts'

export const app = createPage().get('/careers', (c) => serveCareersPage(c, storedPageOf('/careers', c.env)))
export const onRequest = handle(app)
