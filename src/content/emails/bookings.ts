import { bookingStatusNames } from '#content/interface/statuses.ts'
import type { BookingStatus } from '#contracts/bookings.ts'
import type { EmailTexts, EmailTextsWithCode } from '#contracts/email-texts.ts'

export const bookingReceivedTexts: EmailTextsWithCode = ({ code }) => ({
  subject: `Your request ${code}`,
  beforeLink: 'We have received your request. You can follow it here:',
  afterLink: `Its code is ${code}. Keep it: anyone who has it can open that page.`,
})

interface HeldTime {
  time: string
  until: string | null
}

export const heldTimeTexts = {
  forClient: ({ time, until }: HeldTime) =>
    until
      ? `You picked ${time}. It is not confirmed yet: we hold it for you until ${until}. If we have not confirmed it by then, somebody else may take it.`
      : `You picked ${time}. It is not confirmed yet: we hold it for you until then, and write to you as soon as it is confirmed.`,
  forAgency: ({ time, until }: HeldTime) =>
    `Picked time: ${time}, ${until ? `held until ${until}` : 'held until then'}`,
} as const

export const timeLostTexts = ({
  code,
  service,
  time,
}: Record<'code' | 'service' | 'time', string>): EmailTexts => ({
  subject: `The time of your request ${code} is taken`,
  opening: `You picked ${time} for ${service}. We did not confirm it in time, and somebody else has booked it since. We are sorry.`,
  beforeLink: 'Your request is still open. Choose another time here, within 14 days:',
  afterLink: 'If none of them suits you, answer this email and suggest one.',
})

export const moveLinkText = (link: string) =>
  `If you can't make it, choose another time or cancel here. The link works until the appointment begins:\n${link}`

export const newBookingTexts = {
  subject: ({ service, companyName }: { service: string; companyName: string }) =>
    `New request: ${service}, ${companyName}`,
  serviceLabel: 'Service',
  codeLabel: 'Code',
  beforeLink: 'Open it in the inbox:',
} as const

export const claimLinkTexts: EmailTextsWithCode = ({ code }) => ({
  subject: `Someone wants to add your request ${code} to an account`,
  beforeLink: `Someone who has the code of your request ${code} asked to add it to an account with another email address. Look at who it is, and allow it if you agree, within 7 days:`,
  afterLink: "If you don't agree, you can ignore this email. Your request stays as it is.",
})

const statusPhrases: Record<BookingStatus, string> = {
  pending: `is ${bookingStatusNames.pending} again`,
  confirmed: `is ${bookingStatusNames.confirmed}`,
  completed: `is ${bookingStatusNames.completed}`,
  cancelled: `is ${bookingStatusNames.cancelled}`,
}

interface ChangedBooking {
  code: string
  service: string
  appointment: string | null
}

export const statusTexts = ({
  code,
  service,
  appointment,
  status,
}: ChangedBooking & { status: BookingStatus }): EmailTexts => ({
  subject: `Your request ${code} ${statusPhrases[status]}`,
  beforeLink: `Your request for ${service} ${statusPhrases[status]}${appointment ? ` for ${appointment}` : ''}.${status === 'pending' ? ' We will write to you about it.' : ''} You can see it here:`,
})

export const appointmentTexts = ({ code, service, appointment }: ChangedBooking): EmailTexts =>
  appointment
    ? {
        subject: `Your request ${code} has a new date`,
        beforeLink: `The date for ${service} is now ${appointment}. You can see your request here:`,
      }
    : {
        subject: `Your request ${code} has no date at the moment`,
        beforeLink: `The date for ${service} has been withdrawn. We'll write to you about a new one. You can see your request here:`,
      }

export const bookingDeletedTexts = ({ code, service, appointment }: ChangedBooking): EmailTexts => ({
  subject: `Your request ${code} ${statusPhrases.cancelled}`,
  beforeLink: `We have deleted your request ${code} for ${service}${appointment ? `, and the appointment on ${appointment} is cancelled` : ''}. If you did not expect this, write to us:`,
})
