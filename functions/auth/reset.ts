import { handle } from 'hono/cloudflare-pages'
import type { PasswordReset } from '#contracts/page-source.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { linkPageHeaders } from '#platform/http/link-page-headers.ts'
import { openLinkPage } from '#domains/identity/auth/link-page.ts'
import { createD1PageSource } from '#domains/site/d1-page-source.ts'
import { listFactors } from '#domains/identity/auth/factors.ts'
import { primaryContext, publicContext } from '#platform/http/service-context.ts'

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
