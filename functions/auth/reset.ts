import { handle } from 'hono/cloudflare-pages'
import { createPage } from '#server/http/create-page.ts'
import { linkPageHeaders } from '#server/http/link-page-headers.ts'
import { openLinkPage } from '#server/http/link-page.ts'
import { createD1PageSource } from '#server/pages/d1-page-source.ts'
import { publicContext } from '#server/http/service-context.ts'

export const app = createPage().get('/auth/reset', async (c) => {
  const link = await openLinkPage(c, 'reset-password')
  if ('response' in link) return link.response
  const { renderPage } = await import('#built/render.js')
  const source = createD1PageSource(publicContext(c))
  const { html } = await renderPage(link.path, source, () => undefined)
  return c.html(html, link.path === c.req.path ? 410 : 200, linkPageHeaders)
})
export const onRequest = handle(app)
