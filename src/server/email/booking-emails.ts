import { dateFormat, siteTimeZone } from '#shared/formats.ts'
import type { BookingAnswers } from '#contracts/booking-answers.ts'
import { givenAnswers } from '#contracts/booking-fields.ts'
import type { BookingStatus } from '#contracts/bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import type { BookingContact } from '#server/bookings/booking-contact.ts'
import { site } from '#site.config.ts'
import { bookingLink, inboxLink } from './booking-links.ts'
import { letter } from './letter.ts'
import type { Email } from './mailer.ts'

interface NewBooking {
  code: string
  service: string
  contact: BookingContact
  answers: BookingAnswers
  siteUrl: string
}

export function bookingReceivedEmail(booking: NewBooking): [client: Email, agency: Email] {
  const { code, service, contact, answers, siteUrl } = booking
  const entries = givenAnswers(answers)
  const lines = [
    `Service: ${service}`,
    ...entries
      .filter(({ kind }) => kind !== 'text')
      .map(({ shortLabel, value }) => `${shortLabel}: ${value}`),
    `Code: ${formatCode(code)}`,
  ]
  const texts = entries.filter(({ kind }) => kind === 'text')
  const paragraphs = [
    lines.join('\n'),
    ...texts.map(({ shortLabel, value }) => (texts.length > 1 ? `${shortLabel}:\n${value}` : value)),
    `Open it in the inbox:\n${inboxLink(code, siteUrl)}`,
  ]
  return [
    {
      ...toContact(contact),
      subject: `Your request ${formatCode(code)}`,
      body: letter(
        contact.name,
        `We have received your request. You can follow it here:\n${bookingLink(code, siteUrl)}`,
        `Its code is ${formatCode(code)}. Keep it: anyone who has it can open that page.`,
      ),
    },
    {
      to: site.email,
      kind: 'notice',
      subject: `New request: ${service}, ${answers.companyName}`,
      body: `${paragraphs.join('\n\n')}\n`,
    },
  ]
}

const toContact = ({ email, userId }: BookingContact) => ({ to: email, kind: 'notice' as const, userId })

/**
 * Sent to the booking's address when an account with another address asks for the booking. Names nobody: see
 * `letter`.
 */
export const claimLinkEmail = ({
  code,
  to,
  token,
  siteUrl,
}: {
  code: string
  to: string
  token: string
  siteUrl: string
}): Email => ({
  to,
  kind: 'address-link',
  subject: `Someone wants to add your request ${formatCode(code)} to an account`,
  body: letter(
    null,
    `Someone who has the code of your request ${formatCode(code)} asked to add it to an account with another email address. Look at who it is, and allow it if you agree, within 7 days:`,
    `${siteUrl}/booking/claim?token=${token}`,
    "If you don't agree, you can ignore this email. Your request stays as it is.",
  ),
})

const statusPhrases: Record<BookingStatus, string> = {
  pending: 'is pending again',
  confirmed: 'is confirmed',
  completed: 'is completed',
  cancelled: 'is cancelled',
}

interface ChangedBooking {
  code: string
  service: string
  contact: BookingContact
  confirmedFor?: Date | null | undefined
  siteUrl: string
}

export function statusEmail(booking: ChangedBooking, status: BookingStatus): Email {
  const { code, service, contact, confirmedFor, siteUrl } = booking
  const date = status === 'confirmed' && confirmedFor ? ` for ${appointmentTime(confirmedFor)}` : ''
  return {
    ...toContact(contact),
    subject: `Your request ${formatCode(code)} ${statusPhrases[status]}`,
    body: letter(
      contact.name,
      `Your request for ${service} ${statusPhrases[status]}${date}. You can see it here:\n${bookingLink(code, siteUrl)}`,
    ),
  }
}

export function appointmentEmail({ code, service, contact, confirmedFor, siteUrl }: ChangedBooking): Email {
  const sentence = confirmedFor
    ? `The date for ${service} is now ${appointmentTime(confirmedFor)}.`
    : `The date for ${service} has been withdrawn. We'll write to you about a new one.`
  return {
    ...toContact(contact),
    subject: `Your request ${formatCode(code)} has ${confirmedFor ? 'a new date' : 'no date at the moment'}`,
    body: letter(contact.name, `${sentence} You can see your request here:\n${bookingLink(code, siteUrl)}`),
  }
}

const appointmentFormat = dateFormat({
  dateStyle: 'full',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: siteTimeZone,
})
const zoneFormat = dateFormat({ timeZoneName: 'short', timeZone: siteTimeZone })

const appointmentTime = (at: Date) =>
  `${appointmentFormat.format(at)} ${zoneFormat.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value}`
