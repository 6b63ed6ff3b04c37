import type { BookingAnswers } from '#contracts/bookings.ts'
import { givenAnswers } from '#content/booking/booking-fields.ts'
import { timeLostAgencyTexts } from '#content/emails/agency.ts'
import {
  appointmentTexts,
  bookingDeletedTexts,
  bookingReceivedTexts,
  claimLinkTexts,
  heldTimeTexts,
  moveLinkText,
  newBookingTexts,
  statusTexts,
  timeLostTexts,
} from '#content/emails/bookings.ts'
import type { BookingStatus } from '#contracts/bookings.ts'
import type { EmailTexts } from '#contracts/email-texts.ts'
import { answerInWords, labelOfAnswer, type ServiceAnswer } from '#contracts/service-questions.ts'
import { bookingNotice } from '#platform/email/agency-emails.ts'
import { appointmentLink, bookingLink, guestBookingLink, inboxLink } from '#platform/email/booking-links.ts'
import { dateInWords, inParagraphs, letter, linkLetter, quoteLines } from '#platform/email/letter.ts'
import type { Email } from '#platform/email/mailer.ts'
import type { Notice } from '#platform/email/notify.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { site } from '#site.config.ts'
import type { BookingContact } from './booking-row.ts'
import { calendarAttachment } from './calendar.ts'

interface NewBooking {
  code: string
  service: string
  contact: BookingContact
  answers: BookingAnswers & { serviceAnswers?: readonly ServiceAnswer[] | null }
  siteUrl: string
  clientTimeZone: string | null
  /** Of the link for a guest. */
  token?: string | undefined
  heldTime?: HeldTime | undefined
}

interface HeldTime {
  startsAt: Date
  until: Date
  personTimeZone: string | null
}

export function bookingReceivedEmail(booking: NewBooking): [client: Email, agency: Notice] {
  const { code, service, contact, answers, siteUrl, heldTime } = booking
  const entries = givenAnswers(answers)
  const serviceAnswers = answers.serviceAnswers ?? []
  const receivedTexts = bookingReceivedTexts({ code: formatCode(code) })
  const { subject, serviceLabel, codeLabel, beforeLink } = newBookingTexts
  const lines = [
    `${serviceLabel}: ${service}`,
    ...entries
      .filter(({ kind }) => kind !== 'text')
      .map(({ shortLabel, value }) => `${shortLabel}: ${value}`),
    ...serviceAnswers.filter(isShort).map((one) => `${labelOfAnswer(one.question)} ${answerInWords(one)}`),
    `${codeLabel}: ${formatCode(code)}`,
    ...(heldTime ? [heldTimeTexts.forAgency(heldInWords(heldTime, heldTime.personTimeZone))] : []),
  ]
  const texts = entries.filter(({ kind }) => kind === 'text')
  const longAnswers = serviceAnswers.filter((one) => !isShort(one))
  return [
    {
      ...toContact(booking),
      ...letter(
        contact.name,
        heldTime ? withHeldTime(receivedTexts, heldTime, booking) : receivedTexts,
        linkOf(booking),
      ),
    },
    {
      to: site.email,
      kind: 'notice',
      bookingCode: code,
      topic: 'new-bookings',
      link: inboxLink(code, siteUrl),
      replyTo: answers.clientEmail,
      subject: subject({ service, companyName: answers.companyName }),
      body: inParagraphs(
        lines.join('\n'),
        ...texts.flatMap(({ shortLabel, value }) =>
          texts.length + longAnswers.length > 1 ? [`${shortLabel}:`, quoteLines(value)] : [quoteLines(value)],
        ),
        ...longAnswers.flatMap(({ question, answer }) => [labelOfAnswer(question), quoteLines(answer)]),
        `${beforeLink}\n${inboxLink(code, siteUrl)}`,
      ),
    },
  ]
}

const isShort = ({ kind }: ServiceAnswer): boolean => kind !== 'long-text'

const withHeldTime = (
  texts: EmailTexts,
  heldTime: HeldTime,
  { clientTimeZone, siteUrl, token }: NewBooking,
): EmailTexts => ({
  ...texts,
  opening: heldTimeTexts.forClient(heldInWords(heldTime, clientTimeZone)),
  afterLink: inParagraphs(texts.afterLink, token && moveLinkText(appointmentLink(token, siteUrl))).trim(),
})

const heldInWords = ({ startsAt, until }: HeldTime, timeZone: string | null) => ({
  time: dateInWords(startsAt, timeZone),
  until: until < startsAt ? dateInWords(until, timeZone) : null,
})

/** Accounts sign in, guests follow a link that proves their mailbox. */
const linkOf = ({
  code,
  contact,
  token,
  siteUrl,
}: Pick<NewBooking, 'code' | 'contact' | 'siteUrl'> & { token?: string | undefined }) =>
  token && contact.userId === null ? guestBookingLink(code, token, siteUrl) : bookingLink(code, siteUrl)

const toContact = ({ code, contact }: Pick<NewBooking, 'code' | 'contact'>) => ({
  to: contact.email,
  kind: 'notice' as const,
  userId: contact.userId,
  bookingCode: code,
})

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
  bookingCode: code,
  ...linkLetter(claimLinkTexts({ code: formatCode(code) }), `${siteUrl}/booking/claim?token=${token}`),
})

interface LostTime {
  code: string
  service: string
  companyName: string
  clientEmail: string
  contact: BookingContact
  confirmedFor: Date | null
  clientTimeZone: string | null
  personTimeZone: string
  token: string
  siteUrl: string
}

export function timeLostEmails(booking: LostTime): [client: Notice, agency: Notice] {
  const { code, service, companyName, clientEmail, contact, token, siteUrl } = booking
  const timeIn = (timeZone: string | null) => dateInWords(booking.confirmedFor, timeZone) ?? ''
  return [
    {
      ...toContact(booking),
      topic: 'bookings',
      link: bookingLink(code, siteUrl),
      ...letter(
        contact.name,
        timeLostTexts({ code: formatCode(code), service, time: timeIn(booking.clientTimeZone) }),
        appointmentLink(token, siteUrl),
      ),
    },
    bookingNotice(
      'client-changes',
      timeLostAgencyTexts({ code: formatCode(code), companyName, time: timeIn(booking.personTimeZone) }),
      { code, siteUrl, replyTo: clientEmail },
    ),
  ]
}

export interface ChangedBooking {
  code: string
  service: string
  companyName: string
  contact: BookingContact
  appointmentBefore: Date | null
  confirmedFor: Date | null
  clientTimeZone: string | null
  minutes?: number | null | undefined
  sequence: number
  changedAt: Date
  siteUrl: string
  token?: string | undefined
}

export function statusEmail(booking: ChangedBooking, status: BookingStatus): Notice {
  const { code, service, contact, appointmentBefore, confirmedFor, clientTimeZone, siteUrl } = booking
  const startsAt = status === 'confirmed' ? confirmedFor : null
  const appointment = dateInWords(startsAt, clientTimeZone)
  const texts = {
    ...statusTexts({ code: formatCode(code), service, status, appointment }),
    ...(startsAt ? moveLink(booking) : {}),
  }
  return {
    ...toContact(booking),
    topic: 'bookings',
    link: bookingLink(code, siteUrl),
    ...letter(contact.name, texts, linkOf(booking)),
    ...withCalendar(booking, status === 'completed' ? appointmentBefore : startsAt),
  }
}

export function appointmentEmail(booking: ChangedBooking): Notice {
  const { code, service, contact, confirmedFor, clientTimeZone, siteUrl } = booking
  const appointment = dateInWords(confirmedFor, clientTimeZone)
  const texts = {
    ...appointmentTexts({ code: formatCode(code), service, appointment }),
    ...(confirmedFor ? moveLink(booking) : {}),
  }
  return {
    ...toContact(booking),
    topic: 'bookings',
    link: bookingLink(code, siteUrl),
    ...letter(contact.name, texts, linkOf(booking)),
    ...withCalendar(booking, confirmedFor),
  }
}

const moveLink = ({ token, siteUrl }: ChangedBooking) =>
  token ? { afterLink: moveLinkText(appointmentLink(token, siteUrl)) } : {}

export function bookingDeletedEmail(booking: Omit<ChangedBooking, 'confirmedFor'>): Email {
  const { code, service, contact, appointmentBefore, siteUrl } = booking
  const texts = bookingDeletedTexts({
    code: formatCode(code),
    service,
    appointment: dateInWords(appointmentBefore, booking.clientTimeZone),
  })
  return {
    ...toContact(booking),
    ...letter(contact.name, texts, `${siteUrl}/contact`),
    ...withCalendar(booking, null),
  }
}

function withCalendar(
  { appointmentBefore, ...booking }: Omit<ChangedBooking, 'confirmedFor'>,
  after: Date | null,
): Pick<Email, 'attachment'> {
  const attachment = calendarAttachment({ ...booking, before: appointmentBefore, after })
  return attachment ? { attachment } : {}
}
