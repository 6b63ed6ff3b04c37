import { html } from 'hono/html'
import { messagesPageCopy as copy } from '#content/interface/answers.ts'
import { plainMessageFormTexts as formTexts } from '#content/interface/messages/plain-form.ts'
import { messageListTexts } from '#content/interface/messages/thread.ts'
import { messageRules } from '#contracts/message-rules.ts'
import type { Message, MessageThread } from '#contracts/messages.ts'
import { bookingLink, messagesLink, messagesPath } from '#platform/email/booking-links.ts'
import type { LinkedBooking } from './message-links.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { siteTimeZone } from '#shared/formats.ts'
import { timeInWords } from '#shared/time-in-words.ts'
import { site } from '#site.config.ts'
import { plainPage } from '#platform/http/plain-page.ts'

interface MessagesPage {
  booking: LinkedBooking
  token: string
  thread: MessageThread
  isOlder: boolean
  /** Why the message was not sent, and what it said. */
  refusal?: { complaint: string; body: string } | undefined
}

export function messagesPage({ booking, token, thread, isOlder, refusal }: MessagesPage) {
  const { messages, olderThan } = thread
  const timeZone = booking.clientTimeZone ?? siteTimeZone
  const address = messagesLink(token, '')
  const newest = messages.at(-1)
  return plainPage(
    copy.heading,
    html`<p class="pages"><a href="${bookingLink(booking.code, '')}">${copy.toRequest(formatCode(booking.code))}</a></p>
${olderThan === null ? '' : html`<p class="pages"><a href="${address}&amp;before=${olderThan}">${copy.older}</a></p>`}
${
  messages.length === 0
    ? html`<p class="lede">${copy.empty}</p>`
    : html`<ol class="messages" aria-label="${messageListTexts.label}">
${messages.map(
  (
    message,
  ) => html`<li${message.from === 'client' ? html` class="own"` : ''}${message === newest ? html` id="newest"` : ''}>
<p class="hint"><b>${writerOf(message)}</b> <time datetime="${message.createdAt}">${timeInWords(new Date(message.createdAt), timeZone)}</time></p>
<p class="message" dir="auto">${message.body}</p>
</li>`,
)}
</ol>`
}
${isOlder ? '' : replyForm(token, refusal)}
<p class="pages"><a href="${address}">${isOlder ? copy.newest : copy.reload}</a></p>`,
    { kicker: copy.kicker, isWide: true },
  )
}

const replyForm = (
  token: string,
  refusal: MessagesPage['refusal'],
) => html`<form class="card" method="post" action="${messagesPath}">
${refusal ? html`<p class="error" id="error" role="alert">${refusal.complaint}</p>` : ''}
<input type="hidden" name="token" value="${token}">
<div class="field">
<label for="body">${formTexts.bodyLabel}</label>
<textarea id="body" name="body" rows="5" required${refusal ? html` autofocus aria-invalid="true"` : ''} aria-describedby="${refusal ? 'error ' : ''}body-hint">\n${refusal?.body ?? ''}</textarea>
<p class="hint" id="body-hint">${formTexts.bodyHint(messageRules.charsMax)}</p>
</div>
<button type="submit">${formTexts.sendButton}</button>
</form>`

function writerOf({ from, author }: Message): string {
  if (from === 'client') return copy.you
  return author ? messageListTexts.author(author, site.brand) : site.brand
}
