import { handle } from 'hono/cloudflare-pages'
import { bookingNotices, messageLinkForm } from '#content/interface/answers.ts'
import { everyone } from '#server/access/access.ts'
import { confirmationPath, confirmationPathOf } from '#server/http/confirmation-path.ts'
import { createApi } from '#server/http/create-api.ts'
import { isForm } from '#server/http/form-values.ts'
import { refuse } from '#server/http/refuse.ts'
import { primaryContext } from '#server/http/service-context.ts'
import { sendMessageLink } from '#server/messages/send-message-link.ts'

export const app = createApi({
  access: everyone,
  form: (_values, c) => ({
    ...messageLinkForm,
    fields: [],
    wayOut: { href: confirmationPath(c.req.param('code') ?? ''), label: messageLinkForm.wayOut },
  }),
  formPath: confirmationPathOf,
}).post('/api/bookings/:code/message-link', async (c) => {
  const code = c.req.param('code')
  const result = await sendMessageLink(primaryContext(c), code)
  if (!result.ok) refuse(result)
  if (isForm(c)) return c.redirect(`${confirmationPath(code)}#message-link-sent`, 303)
  return c.json({ message: bookingNotices.messageLinkSent }, 202)
})
export const onRequest = handle(app)
