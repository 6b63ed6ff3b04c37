import { formatCode } from '#shared/confirmation-code.ts'
import type { BookingContact } from '#server/bookings/booking-contact.ts'
import { site } from '#site.config.ts'
import { bookingLink, inboxLink } from './booking-links.ts'
import { letter } from './letter.ts'
import type { Mail } from './mailer.ts'

interface NewMessage {
  /** As stored. */
  code: string
  contact: BookingContact
  /** Origin of the site, without a trailing slash. */
  siteUrl: string
}

/** To the client, when the agency wrote. What it wrote stands behind the sign-in, not in the email. */
export function agencyWrote({ code, contact, siteUrl }: NewMessage): Mail {
  const how = contact.hasAccount
    ? 'Sign in to read it and answer'
    : 'Add the request to an account to read it'
  return {
    to: contact.email,
    subject: `A message about your request ${formatCode(code)}`,
    body: letter(
      contact.name,
      `We have written to you about your request ${formatCode(code)}. ${how}: ${bookingLink(code, siteUrl)}#messages`,
    ),
  }
}

interface ClientMessage extends Omit<NewMessage, 'contact'> {
  companyName: string
  contactName: string
}

/** To the agency, when the client wrote. */
export function clientWrote({ code, companyName, contactName, siteUrl }: ClientMessage): Mail {
  return {
    to: site.email,
    subject: `${contactName}, ${companyName}, wrote about ${formatCode(code)}`,
    body: `There is a new message about the request ${formatCode(code)}. Read and answer it here: ${inboxLink(code, siteUrl)}\n`,
  }
}
