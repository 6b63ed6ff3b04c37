import { handle } from 'hono/cloudflare-pages'
import { storedPageOf } from '#render/render-stored-page.ts'
import { createPage } from '#server/http/create-page.ts'
import { serveCareersPage } from '#server/pages/serve-careers-page.ts'

export const app = createPage().get('/careers', (c) => serveCareersPage(c, storedPageOf('/careers', c.env)))
export const onRequest = handle(app)
