import { handle } from 'hono/cloudflare-pages'
import { everyone } from '#platform/access/access.ts'
import { readProviderEvent } from '#platform/email/provider-events.ts'
import { suppressEmails } from '#platform/email/suppress-emails.ts'
import { createApi } from '#platform/http/create-api.ts'
import { refuse } from '#platform/http/refuse.ts'
import { primaryContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: everyone }).post('/api/email-events', async (c) => {
  const event = await readProviderEvent(c.req.raw.headers, await c.req.text(), c.env.MAIL_WEBHOOK_KEY)
  if (!event) refuse({ reason: 'no-such-page' })
  await suppressEmails(primaryContext(c), event)
  return c.body(null, 204)
})
export const onRequest = handle(app)
