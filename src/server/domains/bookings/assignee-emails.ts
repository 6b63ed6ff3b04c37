import {
  assignedTexts,
  calledOffTexts,
  movedTexts,
  requestAssignedTexts,
  unassignedTexts,
} from '#content/emails/assignees.ts'
import type { Role } from '#contracts/auth.ts'
import type { EmailTexts } from '#contracts/email-texts.ts'
import { linkFor } from '#platform/email/booking-links.ts'
import { dateInWords, inParagraphs, letter } from '#platform/email/letter.ts'
import type { Email } from '#platform/email/mailer.ts'
import type { Notice } from '#platform/email/notify.ts'

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
