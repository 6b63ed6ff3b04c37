import { formatCode } from '#shared/confirmation-code.ts'
import type { BookingContact } from '#server/bookings/booking-contact.ts'
import { site } from '#site.config.ts'
import { bookingLink, inboxLink } from './booking-links.ts'
import { letter } from './letter.ts'
import type { Email } from './mailer.ts'

interface NewMessage {
  code: string
  contact: BookingContact
  siteUrl: string
}

/** Leaves out the message itself, which is shown only after sign-in. */
export function agencyWrote({ code, contact, siteUrl }: NewMessage): Email {
  const how = contact.userId ? 'Sign in to read and answer it' : 'Add the request to an account to read it'
  return {
    to: contact.email,
    kind: 'notice',
    userId: contact.userId,
    subject: `A message about your request ${formatCode(code)}`,
    body: letter(
      contact.name,
      `We have written to you about your request ${formatCode(code)}. ${how}:\n${bookingLink(code, siteUrl)}#messages`,
    ),
  }
}

interface ClientMessage extends Omit<NewMessage, 'contact'> {
  companyName: string
  contactName: string
}

export function clientWrote({ code, companyName, contactName, siteUrl }: ClientMessage): Email {
  return {
    to: site.email,
    kind: 'notice',
    subject: `${contactName} (${companyName}) wrote about ${formatCode(code)}`,
    body: `There is a new message about request ${formatCode(code)}. Read and answer it here:\n${inboxLink(code, siteUrl)}\n`,
  }
}
