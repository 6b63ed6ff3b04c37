import { handle } from 'hono/cloudflare-pages'
import { createPage } from '#platform/pages/create-page.ts'
import { linkPageHeaders } from '#platform/http/link-page-headers.ts'
import { openLinkPage } from '#domains/identity/auth/link-page.ts'
import { createD1PageSource } from '#domains/site/d1-page-source.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createPage().get('/auth/confirm', async (c) => {
  const link = await openLinkPage(c, 'confirm-email')
  if ('response' in link) return link.response
  const isDone = link.path === c.req.path && c.req.query('done') === 'yes'
  const { renderPage } = await import('#built/render.js')
  const source = createD1PageSource(publicContext(c))
  const path = isDone ? `${c.req.path}?done=yes` : link.path
  const { html } = await renderPage(path, source, () => undefined)
  return c.html(html, path === c.req.path ? 410 : 200, linkPageHeaders)
})
export const onRequest = handle(app)
