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

/** To the client, when the status changes. */
export function statusChanged(
  {
    code,
    service,
    contactName,
    clientEmail,
  }: Pick<MailedBooking, 'code' | 'service' | 'contactName' | 'clientEmail'>,
  status: BookingStatus,
): Mail {
  return {
    to: clientEmail,
    subject: `Your request ${shownCode(code)} ${statusSentences[status]}`,
    body: `Hello ${contactName},\n\nyour request for ${service} ${statusSentences[status]}. You find it at ${path(code)} on our site.\n\n${site.brand}\n`,
  }
}
