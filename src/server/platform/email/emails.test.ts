import { expect, test } from 'vitest'
import { letterTexts } from '#content/emails/letter.ts'
import { sampleBooking } from '#content/seed/sample-booking.ts'
import type { EmailTextsWithCode } from '#contracts/email-texts.ts'
import { bookingStatuses } from '#contracts/bookings.ts'
import type { ServiceAnswer } from '#contracts/service-questions.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import {
  accountDeleted,
  adminNoticeEmail,
  confirmationLink,
  emailChangedEmail,
  invitationEmail,
  madeAdminEmail,
  passwordChangedEmail,
  passwordResetEmail,
  resetLink,
  wrongCodesEmail,
} from '#domains/identity/auth/account-emails.ts'
import {
  accountLeftEmail,
  bookingClaimedEmail,
  clientCancelledEmail,
  emailsFailedEmail,
  personLeftEmail,
  providerUpdateEmail,
} from './agency-emails.ts'
import { requestAssignedEmail } from '#domains/bookings/appointment-emails.ts'
import {
  appointmentEmail,
  bookingDeletedEmail,
  bookingReceivedEmail,
  claimLinkEmail,
  statusEmail,
} from '#domains/bookings/booking-emails.ts'
import { emailHtml } from './email-html.ts'
import type { Email } from './mailer.ts'
import { agencyWrote, clientWrote } from '#domains/messages/message-emails.ts'
import { newsletterConfirmationEmail } from '#domains/newsletter/subscribe.ts'
import { projectAssignedEmail, projectReported } from '#domains/projects/project-emails.ts'

const siteUrl = 'https://www.agency.example'
const to = 'asha@example.com'
const contact = { email: to, name: 'Asha Rai', userId: 7 }
const booking = {
  code: '7K2MQX419FHA3TWB',
  service: 'Strategy consultation',
  contact,
  siteUrl,
  clientTimeZone: null,
}
const changedBooking = {
  ...booking,
  companyName: 'Everest Outfitters',
  appointmentBefore: null,
  confirmedFor: new Date(0),
  sequence: 1,
  changedAt: new Date(0),
}
const answers = {
  ...sampleBooking,
  companyName: 'Everest Outfitters',
  contactName: 'Asha Rai',
  clientEmail: to,
  preferredTimeline: 'Within a month',
  budget: 'Not sure yet',
}
const link = { to, siteUrl, token: 'a'.repeat(32) }
const account = { to, name: 'Asha Rai', siteUrl }

const assignee = { id: 7, name: 'Asha Rai', email: to, role: 'provider', timeZone: null } as const

const bookingEmails: Email[] = [
  ...bookingReceivedEmail({ ...booking, answers }),
  ...bookingStatuses.map((status) => statusEmail(changedBooking, status)),
  appointmentEmail(changedBooking),
  appointmentEmail({ ...changedBooking, confirmedFor: null }),
  bookingDeletedEmail({ ...changedBooking, appointmentBefore: new Date(0) }),
  agencyWrote({ ...booking, token: link.token }),
  agencyWrote({ ...booking, token: link.token, contact: { ...contact, userId: null } }),
  clientWrote({ ...booking, ...answers }),
  clientCancelledEmail({ ...booking, ...answers, replyTo: to }),
  bookingClaimedEmail({ ...booking, ...answers, name: 'Asha Rai', replyTo: to }),
]
const claimLink = claimLinkEmail({ ...link, code: booking.code })

const emailsByName: Email[] = [
  passwordChangedEmail(account),
  passwordResetEmail({ ...account, removed: [], stayed: [] }),
  wrongCodesEmail(account),
  emailChangedEmail(account),
  accountDeleted(account),
  ...bookingEmails.filter((email) => email.to === to),
  projectReported({
    project: { id: 1, name: 'Search' },
    client: { id: 7, name: 'Asha Rai', email: to, emailConfirmedAt: new Date(0) },
    author: 'Maya',
    siteUrl,
  }),
  requestAssignedEmail({ ...booking, ...answers, assignee, replyTo: to }),
  projectAssignedEmail({ project: { id: 1, name: 'Search' }, provider: assignee, siteUrl }),
]
const unnamedEmails: Email[] = [
  resetLink(link),
  invitationEmail({ ...link, by: 'Maya Lama', username: 'asha', role: 'provider' }),
  confirmationLink(link),
  madeAdminEmail(link),
  { to, ...adminNoticeEmail({ siteUrl, event: 'role-given', username: 'maya', by: 'root' }) },
  claimLink,
  newsletterConfirmationEmail(link),
]
const agencyEmails: Email[] = [
  accountLeftEmail(siteUrl),
  personLeftEmail({ name: 'Asha Rai', requests: 1, appointments: 2, projects: 0, siteUrl }),
  emailsFailedEmail(siteUrl),
  providerUpdateEmail({
    project: { id: 1, name: 'Search' },
    author: 'Maya Lama',
    progressPercentage: 40,
    siteUrl,
  }),
]
const emails = [
  ...emailsByName,
  ...unnamedEmails,
  ...agencyEmails,
  ...bookingEmails.filter((email) => email.to !== to),
]

test.each(emails)('"$subject" has exactly one link, with a full address', ({ body }) => {
  const links = body.match(/\S+:\/\/\S+/g)
  expect(links).toHaveLength(1)
  expect(links?.[0]).toMatch(/^https:\/\/www\.agency\.example\/[^\s]+$/)
  expect(body).not.toMatch(/(^|\s)\//)
})

test.each(emails)(
  '"$subject" has its link on a line of its own, where no full stop can join it',
  ({ body }) => {
    const lines = body.split('\n').filter((line) => line.includes('://'))
    expect(lines).toEqual([expect.stringMatching(/^https:\/\/\S+[^\s.,:;]$/)])
  },
)

test.each(emails)(
  '"$subject" begins every paragraph and sentence with a capital letter',
  ({ subject, body }) => {
    expect(subject).toMatch(/^\p{Lu}/u)
    for (const paragraph of body.trim().split('\n\n')) {
      expect(paragraph).toMatch(/^(\p{Lu}|https:)/u)
      expect(paragraph).not.toMatch(/[.?!] \p{Ll}/u)
    }
  },
)

test.each(emailsByName)('"$subject" greets the reader by name and is signed', ({ body }) => {
  expect(body.startsWith(`${letterTexts.greetingByName('Asha Rai')}\n\n`)).toBe(true)
  expect(body.endsWith(`\n\n${letterTexts.closing}\n`)).toBe(true)
})

test.each(unnamedEmails)('"$subject" greets without a name and is signed', ({ body }) => {
  expect(body.startsWith(`${letterTexts.greeting}\n\n`)).toBe(true)
  expect(body.endsWith(`\n\n${letterTexts.closing}\n`)).toBe(true)
})

test.each([...bookingEmails, claimLink])(
  '"$subject" has the code in its text, by which the deletion of an account finds it',
  ({ body }) => expect(body).toContain(formatCode(booking.code)),
)

test('a booking from an unproved address is answered without a word of its form', () => {
  const typedAnswers = {
    companyName: 'Pay at evil.example',
    contactName: 'Invoice office',
    notes: 'Overdue!',
  }
  const guest = { email: to, name: null, userId: null }
  const [{ subject, body }] = bookingReceivedEmail({
    ...booking,
    contact: guest,
    answers: { ...answers, ...typedAnswers },
  })
  expect(`${subject} ${body}`).not.toMatch(/evil|Invoice|Overdue/)
})

test('an address of the site in the answers of a booking is neither button nor link in the email to the agency', () => {
  const typedText = `Hello\n\n${siteUrl}/auth/reset?token=of-a-stranger\n\n  ${siteUrl}/admin/users`
  const longAnswer: ServiceAnswer = {
    question: 'What else?',
    answer: typedText,
    kind: 'long-text',
    strangersSee: 'nothing',
  }
  const [, notice] = bookingReceivedEmail({
    ...booking,
    answers: { ...answers, notes: typedText, serviceAnswers: [longAnswer] },
  })
  const html = emailHtml({ ...notice, siteUrl })
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)
  expect(new Set(links)).toEqual(new Set([notice.link]))
})

test('words for an unproved address that ask for more than the code do not compile', () => {
  // @ts-expect-error The company is a word of the form.
  const texts: EmailTextsWithCode = ({ code, company }: { code: string; company: string }) => ({
    subject: `${company}: your request ${code}`,
    beforeLink: 'See it here:',
  })
  expect(texts({ code: '7K2M' }).subject).toContain('undefined')
})

test('news about a project names nobody to an address that is not confirmed', () => {
  const { subject, body } = projectReported({
    project: { id: 1, name: 'Overdue: pay at evil.example' },
    client: { id: 7, name: 'Asha Rai', email: to, emailConfirmedAt: null },
    author: 'Invoice office',
    siteUrl,
  })
  expect(`${subject} ${body}`).not.toMatch(/evil|Invoice|Asha/)
})

test('an email to an unconfirmed address greets without a name', () => {
  const { body } = passwordChangedEmail({ ...account, name: null })
  expect(body.startsWith(`${letterTexts.greeting}\n\n`)).toBe(true)
})
