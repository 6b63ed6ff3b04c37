import {
  assignedTexts,
  calledOffTexts,
  movedTexts,
  requestAssignedTexts,
  unassignedTexts,
} from '#content/emails/assignees.ts'
import type { Role } from '#contracts/auth.ts'
import type { EmailTexts } from '#contracts/email-texts.ts'
import { linkFor, appointmentLink, bookingLink } from '#platform/email/booking-links.ts'
import { dateInWords, inParagraphs, letter } from '#platform/email/letter.ts'
import type { Email } from '#platform/email/mailer.ts'
import type { Notice } from '#platform/email/notify.ts'
import { moveLinkText } from '#content/emails/bookings.ts'
import { agencyReminderTexts, dayReminderTexts, hourReminderTexts } from '#content/emails/reminders.ts'
import { bookingNotice } from '#platform/email/agency-emails.ts'
import { site } from '#site.config.ts'
import type { BookingContact } from './booking-row.ts'

export interface Assignee {
  id: number
  name: string
  email: string
  role: Role
  timeZone: string | null
}

export interface AssigneeEvent {
  what: 'assigned' | 'moved' | 'unassigned' | 'called-off'
  assignee: Assignee
  startsAt: Date
  startedBefore?: Date | null
  code: string
  service: string
  companyName: string
  contactName: string
  replyTo: string
  siteUrl: string
}

export function assigneeEmail({ what, assignee, startsAt, startedBefore, ...event }: AssigneeEvent): Email {
  const { code, siteUrl, replyTo } = event
  const time = dateInWords(startsAt, assignee.timeZone)
  const texts: Record<AssigneeEvent['what'], () => EmailTexts> = {
    assigned: () => assignedTexts({ ...event, time }),
    moved: () =>
      movedTexts({ ...event, time, timeBefore: dateInWords(startedBefore ?? startsAt, assignee.timeZone) }),
    unassigned: () => unassignedTexts({ ...event, time }),
    'called-off': () => calledOffTexts({ ...event, time }),
  }
  const isTheirs = what === 'assigned' || what === 'moved'
  const ownPage = `${siteUrl}${assignee.role === 'admin' ? '/admin/contact-submissions' : '/dashboard'}`
  const link = isTheirs ? linkFor(assignee.role)(code, siteUrl) : ownPage
  const { subject, opening, beforeLink, afterLink } = texts[what]()
  return {
    to: assignee.email,
    kind: 'notice',
    userId: assignee.id,
    bookingCode: code,
    subject,
    ...(isTheirs ? { replyTo } : {}),
    body: inParagraphs(opening, `${beforeLink}\n${link}`, afterLink),
  }
}

export function requestAssignedEmail({
  assignee,
  code,
  service,
  companyName,
  contactName,
  replyTo,
  siteUrl,
}: Omit<AssigneeEvent, 'what' | 'startsAt' | 'startedBefore'>): Notice {
  const link = linkFor(assignee.role)(code, siteUrl)
  return {
    to: assignee.email,
    kind: 'notice',
    userId: assignee.id,
    bookingCode: code,
    replyTo,
    topic: 'assignments',
    link,
    ...letter(assignee.name, requestAssignedTexts({ service, companyName, contactName }), link),
  }
}

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
