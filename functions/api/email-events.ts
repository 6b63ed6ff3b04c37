import { handle } from 'hono/cloudflare-pages'
import { everyone } from '#server/access/access.ts'
import { readProviderEvent } from '#server/email/provider-events.ts'
import { suppressEmails } from '#server/email/suppress-emails.ts'
import { createApi } from '#server/http/create-api.ts'
import { refuse } from '#server/http/refuse.ts'
import { primaryContext } from '#server/http/service-context.ts'

export const app = createApi({ access: everyone }).post('/api/email-events', async (c) => {
  const event = await readProviderEvent(c.req.raw.headers, await c.req.text(), c.env.MAIL_WEBHOOK_KEY)
  if (!event) refuse({ reason: 'no-such-page' })
  await suppressEmails(primaryContext(c), event)
  return c.body(null, 204)
})
export const onRequest = handle(app)
