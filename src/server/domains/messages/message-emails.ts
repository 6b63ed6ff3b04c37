import {
  agencyWroteTexts,
  agencyWroteToGuestTexts,
  clientWroteTexts,
  messageLinkTexts,
} from '#content/emails/messages.ts'
import type { BookingContact } from '#domains/bookings/booking-row.ts'
import { bookingNotice } from '#platform/email/agency-emails.ts'
import { bookingLink, messagesLink } from '#platform/email/booking-links.ts'
import { letter, linkLetter } from '#platform/email/letter.ts'
import type { Email } from '#platform/email/mailer.ts'
import type { Notice } from '#platform/email/notify.ts'
import { formatCode } from '#shared/confirmation-code.ts'

interface NewMessage {
  code: string
  contact: BookingContact
  siteUrl: string
}

/**
 * Leaves out the message itself (docs/decisions/009-messages-and-appointments.md).
 * @param token opens the messages of a guest; an account reads them signed in
 */
export function agencyWrote({ code, contact, siteUrl, token }: NewMessage & { token: string }): Notice {
  const isGuest = contact.userId === null
  const texts = isGuest ? agencyWroteToGuestTexts : agencyWroteTexts
  const link = isGuest ? messagesLink(token, siteUrl) : `${bookingLink(code, siteUrl)}#messages`
  return {
    to: contact.email,
    kind: 'notice',
    userId: contact.userId,
    bookingCode: code,
    topic: 'messages',
    link,
    ...letter(contact.name, texts({ code: formatCode(code) }), link),
  }
}

interface MessageLink {
  code: string
  to: string
  token: string
  siteUrl: string
}

export const messageLinkEmail = ({ code, to, token, siteUrl }: MessageLink): Email => ({
  to,
  kind: 'address-link',
  bookingCode: code,
  ...linkLetter(messageLinkTexts({ code: formatCode(code) }), messagesLink(token, siteUrl)),
})

interface ClientMessage extends NewMessage {
  companyName: string
  contactName: string
}

export const clientWrote = ({ code, contact, companyName, contactName, siteUrl }: ClientMessage): Notice =>
  bookingNotice('client-messages', clientWroteTexts({ code: formatCode(code), companyName, contactName }), {
    code,
    replyTo: contact.email,
    siteUrl,
  })
