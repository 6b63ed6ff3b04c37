import { agencyWroteTexts, agencyWroteToGuestTexts, clientWroteTexts } from '#content/emails/messages.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import type { BookingContact } from '#server/bookings/booking-contact.ts'
import { bookingNotice } from './agency-emails.ts'
import { bookingLink } from './booking-links.ts'
import { letter } from './letter.ts'
import type { Notice } from './notify.ts'

interface NewMessage {
  code: string
  contact: BookingContact
  siteUrl: string
}

/** Leaves out the message itself (docs/decisions/009-messages-and-appointments.md). */
export function agencyWrote({ code, contact, siteUrl }: NewMessage): Notice {
  const texts = contact.userId ? agencyWroteTexts : agencyWroteToGuestTexts
  const link = `${bookingLink(code, siteUrl)}#messages`
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
