import type { Context } from 'hono'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { messagesPageCopy as copy } from '#content/interface/answers.ts'
import type { PageSource } from '#contracts/page-source.ts'
import { newMessageSchema } from '#contracts/messages.ts'
import { refusalStatuses, refusalText } from '#contracts/refusals.ts'
import { bookingLink, messagesLink, messagesPath } from '#platform/email/booking-links.ts'
import { createPage } from '#platform/pages/create-page.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { formValues } from '#platform/http/form-values.ts'
import { limitLinkBodyTo, linkPageHeaders, refuseDeadLinks } from '#platform/http/link-pages.ts'
import { respondToLink } from '#platform/pages/link-question-page.ts'
import { renderForm, renderPage, respondWithNotice } from '#platform/http/render-page.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { siteTimeZone } from '#shared/formats.ts'
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
    const parts = await partsOf(c, {
      booking,
      token,
      before: beforePattern.test(before) ? Number(before) : undefined,
    })
    const { html } = await renderPage(c, messagesPath, parts)
    return c.html(html, 200, linkPageHeaders)
  })
  .post(messagesPath, limitLinkBodyTo(bytesMax), async (c) => {
    const { token = '', body = '' } = await formValues(c)
    const context = primaryContext(c)
    const booking = await findLinkedBooking(context, token)
    if (!booking || 'claimedCode' in booking) return deadLink(c, booking, body)
    const input = z.safeParse(newMessageSchema, { body })
    if (!input.success) {
      const message = input.error.issues[0]?.message ?? copy.notSent
      return refuseReply(c, { booking, token, body, message }, 400)
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
    return refuseReply(
      c,
      { booking, token, body, message: refusalText(result) },
      refusalStatuses[result.reason],
    )
  })
export const onRequest = handle(app)

async function partsOf(
  c: Context<AppEnv>,
  { booking, token, before }: { booking: LinkedBooking; token: string; before?: number | undefined },
): Promise<Partial<PageSource>> {
  const { bookingId, code, clientTimeZone } = booking
  const thread = await readThread(primaryContext(c), { bookingId, side: 'client', before })
  const timeZone = clientTimeZone ?? siteTimeZone
  const linked = { token, code: formatCode(code), thread, timeZone, isOlder: before !== undefined }
  return { linkedMessages: async () => linked }
}

/** Shows the messages again with the text that was refused. */
async function refuseReply(
  c: Context<AppEnv>,
  { booking, token, body, message }: { booking: LinkedBooking; token: string; body: string; message: string },
  status: 400 | 429,
) {
  const page = { path: messagesLink(token, ''), parts: await partsOf(c, { booking, token }) }
  const html = await renderForm(c, page, { values: { body }, errors: {}, message })
  return c.html(html, status, linkPageHeaders)
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
  if (body.trim() === '') return respondToLink(c, { kicker: copy.kicker, ...answer }, { status: 410 })
  const { heading, text, link } = answer
  const error = `${copy.notSent} ${text}`
  const notice = { kicker: copy.kicker, heading, error, quote: body, links: [link] }
  return respondWithNotice(c, notice, { status: 410, headers: linkPageHeaders })
}
