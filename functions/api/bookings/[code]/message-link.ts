import { handle } from 'hono/cloudflare-pages'
import { bookingNotices, messageLinkForm } from '#content/interface/answers.ts'
import { everyone } from '#platform/access/access.ts'
import { confirmationPath, confirmationPathOf } from '#domains/bookings/codes.ts'
import { createApi } from '#platform/http/create-api.ts'
import { isForm } from '#platform/http/form-values.ts'
import { refuse } from '#platform/http/refuse.ts'
import { primaryContext } from '#platform/http/service-context.ts'
import { sendMessageLink } from '#domains/messages/send-message-link.ts'

export const app = createApi({
  access: everyone,
  formPage: (c) => (error) => ({
    heading: messageLinkForm.heading,
    error,
    form: { action: c.req.path, fields: {}, submitLabel: messageLinkForm.submitLabel },
    links: [{ href: confirmationPath(c.req.param('code') ?? ''), text: messageLinkForm.wayOut }],
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
