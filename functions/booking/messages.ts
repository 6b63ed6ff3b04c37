import type { Context } from 'hono'
import { handle } from 'hono/cloudflare-pages'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { messagesPageCopy as copy } from '#content/interface/answers.ts'
import { newMessageSchema } from '#contracts/messages.ts'
import { refusalStatuses, refusalText } from '#contracts/refusals.ts'
import { bookingLink, messagesLink, messagesPath } from '#platform/email/booking-links.ts'
import { createPage } from '#platform/pages/create-page.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { formValues } from '#platform/http/form-values.ts'
import { limitLinkBodyTo } from '#platform/http/limit-link-body.ts'
import { linkPageHeaders } from '#platform/http/link-page-headers.ts'
import { linkMessagePage } from '#platform/pages/link-question-page.ts'
import { messagesPage } from '#domains/messages/messages-page.ts'
import { plainPage } from '#platform/http/plain-page.ts'
import { refuseDeadLinks } from '#platform/http/known-link.ts'
import { primaryContext } from '#platform/http/service-context.ts'
import { findLinkedBooking, type LinkedBooking } from '#domains/messages/message-links.ts'
import { readThread } from '#domains/bookings/thread.ts'

/** A message of 2,000 characters, of which each may be four bytes of three characters. */
const bytesMax = 32 * 1024
const beforePattern = /^[1-9]\d{0,14}$/

export const app = createPage()
  .get(messagesPath, async (c) => {
    const { token = '', before = '' } = c.req.query()
    const booking = await findLinkedBooking(primaryContext(c), token)
    if (!booking || 'claimedCode' in booking) return deadLink(c, booking)
    return showPage(c, { booking, token, before: beforePattern.test(before) ? Number(before) : undefined })
  })
  .post(messagesPath, limitLinkBodyTo(bytesMax), async (c) => {
    const { token = '', body = '' } = await formValues(c)
    const context = primaryContext(c)
    const booking = await findLinkedBooking(context, token)
    if (!booking || 'claimedCode' in booking) return deadLink(c, booking, body)
    const input = z.safeParse(newMessageSchema, { body })
    if (!input.success) {
      const complaint = input.error.issues[0]?.message ?? copy.notSent
      return showPage(c, { booking, token, refusal: { complaint, body }, status: 400 })
    }
    const { postGuestMessage } = await import('#domains/messages/post-message.ts')
    const result = await postGuestMessage(context, { link: booking, body: input.data.body })
    if (result.ok) {
      for (const [name, value] of Object.entries(linkPageHeaders)) c.header(name, value)
      return c.redirect(`${messagesLink(token, '')}#newest`, 303)
    }
    if (result.reason === 'booking-not-found')
      return deadLink(c, await findLinkedBooking(context, token), body)
    c.header('retry-after', String(result.retryAfterSeconds))
    const refusal = { complaint: refusalText(result), body }
    return showPage(c, { booking, token, refusal, status: refusalStatuses[result.reason] })
  })
export const onRequest = handle(app)

interface MessagesView {
  booking: LinkedBooking
  token: string
  before?: number | undefined
  refusal?: { complaint: string; body: string }
  status?: 200 | 400 | 429
}

async function showPage(c: Context<AppEnv>, { booking, token, before, refusal, status = 200 }: MessagesView) {
  const { bookingId } = booking
  const thread = await readThread(primaryContext(c), { bookingId, side: 'client', before })
  const page = messagesPage({ booking, token, thread, isOlder: before !== undefined, refusal })
  return c.html(page, status, linkPageHeaders)
}

const signInPath = (code: string) => `/auth?next=${encodeURIComponent(`${bookingLink(code, '')}#messages`)}`

/** Shows what the reader has written, so that a link that ends meanwhile does not lose it. */
async function deadLink(
  c: Context<AppEnv>,
  claimed: { claimedCode: string } | LinkedBooking | null,
  body = '',
) {
  const refusedDeadLink = await refuseDeadLinks(c)
  if (refusedDeadLink) return refusedDeadLink
  const answer =
    claimed && 'claimedCode' in claimed
      ? {
          ...copy.claimed,
          link: { href: signInPath(claimed.claimedCode), text: copy.signIn },
        }
      : { ...copy.over, link: { href: '/contact', text: copy.contact } }
  if (body.trim() === '') return linkMessagePage(c, { kicker: copy.kicker, ...answer }, 410)
  const { heading, text, link } = answer
  const page = plainPage(
    heading,
    html`<p class="error" role="alert">${copy.notSent} ${text}</p>
<p class="message" dir="auto">${body}</p>
<p class="buttons"><a class="button" href="${link.href}">${link.text}</a></p>`,
    { kicker: copy.kicker },
  )
  return c.html(page, 410, linkPageHeaders)
}
