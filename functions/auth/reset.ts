import { handle } from 'hono/cloudflare-pages'
import type { PasswordReset } from '#contracts/page-source.ts'
import { createPage } from '#server/http/create-page.ts'
import { linkPageHeaders } from '#server/http/link-page-headers.ts'
import { openLinkPage } from '#server/http/link-page.ts'
import { createD1PageSource } from '#server/pages/d1-page-source.ts'
import { listFactors } from '#server/second-factor/factors.ts'
import { primaryContext, publicContext } from '#server/http/service-context.ts'

export const app = createPage().get('/auth/reset', async (c) => {
  const link = await openLinkPage(c, 'reset-password')
  if ('response' in link) return link.response
  const { owner } = link
  const passwordReset: PasswordReset = owner
    ? {
        state: 'open',
        token: c.req.queries('token')?.at(-1) ?? '',
        factors: await listFactors(primaryContext(c), owner.id),
      }
    : { state: 'over' }
  const { renderPage } = await import('#built/render.js')
  const source = { ...createD1PageSource(publicContext(c)), passwordReset: async () => passwordReset }
  const { html } = await renderPage(c.req.path, source, () => undefined)
  return c.html(html, owner ? 200 : 410, linkPageHeaders)
})
export const onRequest = handle(app)
