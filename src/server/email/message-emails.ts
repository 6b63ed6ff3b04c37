import { agencyWroteTexts, agencyWroteToGuestTexts, clientWroteTexts } from '#content/emails/messages.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import type { BookingContact } from '#server/bookings/booking-contact.ts'
import { site } from '#site.config.ts'
import { bookingLink, inboxLink } from './booking-links.ts'
import { inParagraphs, letter } from './letter.ts'
import type { Email } from './mailer.ts'

interface NewMessage {
  code: string
  contact: BookingContact
  siteUrl: string
}

/** Leaves out the message itself, which is shown only after sign-in. */
export function agencyWrote({ code, contact, siteUrl }: NewMessage): Email {
  const texts = contact.userId ? agencyWroteTexts : agencyWroteToGuestTexts
  return {
    to: contact.email,
    kind: 'notice',
    userId: contact.userId,
    bookingCode: code,
    ...letter(contact.name, texts({ code: formatCode(code) }), `${bookingLink(code, siteUrl)}#messages`),
  }
}

interface ClientMessage extends NewMessage {
  companyName: string
  contactName: string
}

export function clientWrote({ code, contact, companyName, contactName, siteUrl }: ClientMessage): Email {
  const { subject, opening, beforeLink, afterLink } = clientWroteTexts({
    code: formatCode(code),
    companyName,
    contactName,
  })
  return {
    to: site.email,
    kind: 'notice',
    bookingCode: code,
    replyTo: contact.email,
    subject,
    body: inParagraphs(opening, `${beforeLink}\n${inboxLink(code, siteUrl)}`, afterLink),
  }
}
