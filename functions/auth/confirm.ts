import { handle } from 'hono/cloudflare-pages'
import { createPage } from '#platform/pages/create-page.ts'
import { linkPageHeaders } from '#platform/http/link-pages.ts'
import { openLinkPage } from '#domains/identity/auth/link-page.ts'
import { renderPage } from '#platform/http/render-page.ts'

export const app = createPage().get('/auth/confirm', async (c) => {
  const { token, done } = c.req.query()
  if (token !== undefined || done !== 'yes') return openLinkPage(c, 'confirm-email')
  const { html } = await renderPage(c, '/auth/confirm?done=yes')
  return c.html(html, 200, linkPageHeaders)
})
export const onRequest = handle(app)
