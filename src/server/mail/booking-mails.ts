import type { BookingStatus } from '#contracts/bookings.ts'
import { shownCode } from '#contracts/confirmation-code.ts'
import { site } from '#site.config.ts'
import type { Mail } from './mailer.ts'

interface MailedBooking {
  code: string
  service: string
  companyName: string
  contactName: string
  clientEmail: string
  preferredTimeline: string
  budget: string
  notes?: string | null | undefined
}

const path = (code: string) => `/booking/confirmation/${shownCode(code)}`

/** To the client and to the agency, when a request arrives. */
export function requestReceived(booking: MailedBooking): [client: Mail, agency: Mail] {
  const { code, service, companyName, contactName, clientEmail, preferredTimeline, budget, notes } = booking
  const answers = [
    `Service: ${service}`,
    `Company: ${companyName}`,
    `Contact: ${contactName}`,
    `E-mail: ${clientEmail}`,
    `Timeline: ${preferredTimeline}`,
    `Budget: ${budget}`,
    ...(notes ? ['', notes] : []),
  ].join('\n')
  return [
    {
      to: clientEmail,
      subject: `Your request ${shownCode(code)}`,
      body: `Hello ${contactName},\n\nyour request has arrived. Its code is ${shownCode(code)}; with it you find the request at ${path(code)} on our site.\n\n${answers}\n\n${site.brand}\n`,
    },
    {
      to: site.email,
      subject: `New request: ${service}, ${companyName}`,
      body: `${answers}\n\nCode: ${shownCode(code)}\n`,
    },
  ]
}

const statusSentences: Record<BookingStatus, string> = {
  pending: 'is pending again',
  confirmed: 'is confirmed',
  completed: 'is marked as completed',
  cancelled: 'is cancelled',
}

type ToldBooking = Pick<MailedBooking, 'code' | 'service' | 'contactName' | 'clientEmail'> & {
  confirmedFor?: Date | null | undefined
}

/** To the client, when the status changes. */
export function statusChanged(booking: ToldBooking, status: BookingStatus): Mail {
  const { code, service, clientEmail, confirmedFor } = booking
  const date = status === 'confirmed' && confirmedFor ? ` for ${appointmentTime(confirmedFor)}` : ''
  return {
    to: clientEmail,
    subject: `Your request ${shownCode(code)} ${statusSentences[status]}`,
    body: letter(booking, `your request for ${service} ${statusSentences[status]}${date}.`),
  }
}

/** To the client, when a confirmed booking gets a date, another one, or none again. */
export function appointmentChanged(booking: ToldBooking): Mail {
  const { code, service, clientEmail, confirmedFor } = booking
  return {
    to: clientEmail,
    subject: `Your request ${shownCode(code)} has ${confirmedFor ? 'a new date' : 'no date at the moment'}`,
    body: letter(
      booking,
      confirmedFor
        ? `the date for ${service} is now ${appointmentTime(confirmedFor)}.`
        : `the date for ${service} no longer holds; we write to you about another one.`,
    ),
  }
}

const letter = ({ contactName, code }: ToldBooking, sentence: string) =>
  `Hello ${contactName},\n\n${sentence} You find it at ${path(code)} on our site.\n\n${site.brand}\n`

const appointmentFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** 'Tuesday, November 24, 2026 at 15:00 UTC': nobody knows the zone of who reads a mail. */
const appointmentTime = (at: Date) => `${appointmentFormat.format(at)} UTC`
