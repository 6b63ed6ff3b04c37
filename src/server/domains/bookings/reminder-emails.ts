import { moveLinkText } from '#content/emails/bookings.ts'
import { agencyReminderTexts, dayReminderTexts, hourReminderTexts } from '#content/emails/reminders.ts'
import type { Role } from '#contracts/auth.ts'
import { bookingNotice } from '#platform/email/agency-emails.ts'
import { appointmentLink, bookingLink } from '#platform/email/booking-links.ts'
import { dateInWords, letter } from '#platform/email/letter.ts'
import type { Email } from '#platform/email/mailer.ts'
import { site } from '#site.config.ts'
import type { BookingContact } from './booking-row.ts'

export interface Reminder {
  code: string
  service: string
  startsAt: Date
  startsSoon: boolean
  contact: BookingContact
  companyName: string
  contactName: string
  clientTimeZone: string | null
  assignee: { id: number; email: string; role: Role } | null
  personTimeZone: string | null
  siteUrl: string
  token?: string | undefined
}

export function reminderEmails(reminder: Reminder): [client: Email, agency: Email] {
  const { code, service, startsAt, startsSoon, contact, companyName, contactName, assignee, siteUrl, token } =
    reminder
  const valuesIn = (timeZone: string | null) => ({ service, appointment: dateInWords(startsAt, timeZone) })
  const texts = (startsSoon ? hourReminderTexts : dayReminderTexts)(valuesIn(reminder.clientTimeZone))
  const moveLink = token ? { afterLink: moveLinkText(appointmentLink(token, siteUrl)) } : {}
  const {
    topic: _,
    link: __,
    ...toAgency
  } = bookingNotice(
    'client-changes',
    agencyReminderTexts({ ...valuesIn(reminder.personTimeZone), companyName, contactName, startsSoon }),
    { code, replyTo: contact.email, siteUrl, role: assignee?.role ?? 'admin' },
  )
  return [
    {
      to: contact.email,
      kind: 'reminder',
      userId: contact.userId,
      bookingCode: code,
      ...letter(contact.name, { ...texts, ...moveLink }, bookingLink(code, siteUrl)),
    },
    {
      ...toAgency,
      to: assignee?.email ?? site.email,
      kind: 'reminder',
      userId: assignee?.id ?? null,
    },
  ]
}
