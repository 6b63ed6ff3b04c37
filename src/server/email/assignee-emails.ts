import { assignedTexts, calledOffTexts, movedTexts, unassignedTexts } from '#content/emails/assignees.ts'
import type { Role } from '#contracts/auth.ts'
import type { EmailTexts } from '#contracts/email-texts.ts'
import { linkFor } from './booking-links.ts'
import { dateInWords } from './date-in-words.ts'
import { inParagraphs } from './letter.ts'
import type { Email } from './mailer.ts'

export interface Assignee {
  id: number
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
