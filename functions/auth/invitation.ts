import { handle } from 'hono/cloudflare-pages'
import type { Invitation } from '#contracts/page-source.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { linkPageHeaders } from '#platform/http/link-page-headers.ts'
import { openLinkPage } from '#domains/identity/auth/link-page.ts'
import { createD1PageSource } from '#domains/site/d1-page-source.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createPage().get('/auth/invitation', async (c) => {
  const link = await openLinkPage(c, 'accept-invitation')
  if ('response' in link) return link.response
  const { owner } = link
  const token = c.req.queries('token')?.at(-1) ?? ''
  const invitation: Invitation = owner
    ? { state: 'open', name: owner.name, username: owner.username, token }
    : { state: 'over' }
  const { renderPage } = await import('#built/render.js')
  const source = { ...createD1PageSource(publicContext(c)), invitation: async () => invitation }
  const { html } = await renderPage(c.req.path, source, () => undefined)
  return c.html(html, owner ? 200 : 410, linkPageHeaders)
})
export const onRequest = handle(app)
