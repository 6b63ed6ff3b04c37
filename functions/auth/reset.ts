import { handle } from 'hono/cloudflare-pages'
import { createPage } from '#platform/pages/create-page.ts'
import { openLinkPage } from '#domains/identity/auth/link-page.ts'

export const app = createPage().get('/auth/reset', (c) => openLinkPage(c, 'reset-password'))
export const onRequest = handle(app)
