import type { Context } from 'hono'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { plainMessageFormTexts as texts } from '#content/interface/messages/plain-form.ts'
import { serverPages } from '#content/interface/server-pages.ts'
import { messageThreadSchema, newMessageSchema, readMarkSchema, unreadSchema } from '#contracts/messages.ts'
import { refusalStatuses, refusalText } from '#contracts/refusals.ts'
import { signedIn } from '#platform/access/access.ts'
import { lookUpBooking, lookUpByCode } from '#domains/bookings/find-booking.ts'
import { confirmationPath, confirmationPathOf } from '#domains/bookings/codes.ts'
import { createApi } from '#platform/http/create-api.ts'
import { currentSession } from '#platform/http/current-user.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { formValues, isForm } from '#platform/http/form-values.ts'
import { parseInput, readJson, readJsonOrForm } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { findConversation, readThread } from '#domains/bookings/thread.ts'
import { markRead } from '#domains/messages/mark-read.ts'
import { postMessage } from '#domains/messages/post-message.ts'
import { userContext, visitorContext } from '#platform/http/service-context.ts'
import { respondWithNotice } from '#platform/http/render-page.ts'

const { signInFirst, signInLink } = serverPages

const messageId = (name: string, pattern: RegExp) =>
  z.optional(
    z.pipe(
      z.string().check(z.regex(pattern, `"${name}" is the id of a message.`)),
      z.transform((digits) => Number(digits)),
    ),
  )
const partSchema = z.object({
  before: messageId('before', /^[1-9]\d{0,14}$/),
  after: messageId('after', /^(0|[1-9]\d{0,14})$/),
})

export const app = createApi({
  access: { ...signedIn, formsToSignIn: true, own: { record: 'booking', reachedBy: ['admin'] } },
  formPath: (c) => `${confirmationPathOf(c)}#messages`,
  async formPage(c) {
    const booking = await lookUpBooking(await visitorContext(c), c.req.param('code') ?? '')
    return {
      path: `${confirmationPathOf(c)}#messages`,
      parts: { booking: async () => (booking.ok ? booking.booking : null) },
    }
  },
})
  .get('/api/bookings/:code/messages', async (c) => {
    const { context, conversation } = await conversationOf(c, c.req.param('code'))
    const part = parseInput(partSchema, c.req.query())
    const thread = await readThread(context, { ...conversation, ...part })
    if (part.after !== undefined && thread.messages.length === 0) return c.body(null, 204)
    return c.json(z.parse(messageThreadSchema, thread))
  })
  .post('/api/bookings/:code/messages', async (c) => {
    const code = c.req.param('code')
    const page = confirmationPath(code)
    if (isForm(c) && !(await currentSession(c))) {
      const refusal = { reason: 'message-not-sent' } as const
      const { body = '' } = await formValues(c)
      const notice = {
        heading: texts.heading,
        error: refusalText(refusal),
        text: signInFirst(texts.sendButton).join(` ${signInLink}`),
        form: { action: c.req.path, fields: {}, message: body, submitLabel: texts.sendButton },
        links: [
          { href: `/auth?next=${encodeURIComponent(`${page}#messages`)}`, text: signInLink, isNewTab: true },
        ],
      }
      return respondWithNotice(c, notice, { status: refusalStatuses[refusal.reason], headers: {} })
    }
    const { context, conversation } = await conversationOf(c, code)
    const { input } = await readJsonOrForm(c, newMessageSchema)
    const result = await postMessage(context, { conversation, body: input.body })
    if (!result.ok) refuse(result)
    if (isForm(c)) return c.redirect(`${page}#messages`, 303)
    const thread = await readThread(context, conversation)
    return c.json(z.parse(messageThreadSchema, thread), result.isNew ? 201 : 200)
  })
  .patch('/api/bookings/:code/messages', async (c) => {
    const { context, conversation } = await conversationOf(c, c.req.param('code'))
    const { readUpTo } = await readJson(c, readMarkSchema)
    const unread = await markRead(context, { conversation, readUpTo })
    return c.json(z.parse(unreadSchema, { unread }))
  })
export const onRequest = handle(app)

async function conversationOf(c: Context<AppEnv>, code: string) {
  const context = await userContext(c)
  const result = await lookUpByCode(
    context,
    code,
    (storedCode) => findConversation(context, storedCode),
    () => true,
  )
  if (!result.ok) refuse(result)
  return { context, conversation: result.found }
}
