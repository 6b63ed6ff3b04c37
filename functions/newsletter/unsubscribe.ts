import type { Context } from 'hono'
import { handle } from 'hono/cloudflare-pages'
import type { Unsubscription } from '#contracts/page-source.ts'
import { maskEmail } from '#platform/email/mask-email.ts'
import { createPage } from '#platform/pages/create-page.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { formValues } from '#platform/http/form-values.ts'
import { limitLinkBody, linkPageHeaders, refuseDeadLinks } from '#platform/http/link-pages.ts'
import { findSubscription, unsubscribe } from '#domains/newsletter/unsubscribe.ts'
import { renderPage } from '#platform/http/render-page.ts'
import { primaryContext, publicContext } from '#platform/http/service-context.ts'

/** GET only asks, because email scanners open links. Email clients POST to the same address (RFC 8058). */
export const app = createPage()
  .get('/newsletter/unsubscribe', async (c) => {
    const token = c.req.query('token') ?? ''
    const subscription = await findSubscription(primaryContext(c), token)
    if (!subscription) return (await refuseDeadLinks(c)) ?? respond(c, { state: 'unknown' })
    return respond(
      c,
      subscription.isSubscribed
        ? { state: 'ask', email: maskEmail(subscription.email), token }
        : { state: 'done' },
    )
  })
  .post('/newsletter/unsubscribe', limitLinkBody, async (c) => {
    const token = c.req.query('token') ?? (await formValues(c)).token ?? ''
    const isDone = await unsubscribe(publicContext(c), token)
    if (isDone) return respond(c, { state: 'done' })
    return (await refuseDeadLinks(c)) ?? respond(c, { state: 'unknown' })
  })
export const onRequest = handle(app)

async function respond(c: Context<AppEnv>, unsubscription: Unsubscription) {
  const { html } = await renderPage(c, '/newsletter/unsubscribe', {
    unsubscription: async () => unsubscription,
  })
  return c.html(html, unsubscription.state === 'unknown' ? 404 : 200, linkPageHeaders)
}
