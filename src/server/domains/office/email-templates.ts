import { samplePeople as names } from '#content/emails/html.ts'
import { sampleBooking } from '#content/seed/sample-booking.ts'
import type { EmailTemplate } from '#contracts/admin-emails.ts'
import { assigneeEmail, requestAssignedEmail, reminderEmails } from '#domains/bookings/appointment-emails.ts'
import {
  appointmentEmail,
  bookingDeletedEmail,
  bookingReceivedEmail,
  claimLinkEmail,
  statusEmail,
  timeLostEmails,
} from '#domains/bookings/booking-emails.ts'
import {
  accountDeleted,
  adminNoticeEmail,
  confirmationLink,
  emailChangedEmail,
  emailChangeRequestedEmail,
  factorRemovedEmail,
  invitationEmail,
  madeAdminEmail,
  newDeviceEmail,
  passwordChangedEmail,
  passwordResetEmail,
  resetLink,
  roleChangedEmail,
  secondFactorEmail,
  wrongCodesEmail,
} from '#domains/identity/auth/account-emails.ts'
import { agencyWrote, clientWrote, messageLinkEmail } from '#domains/messages/message-emails.ts'
import { newsletterConfirmationEmail } from '#domains/newsletter/subscribe.ts'
import { projectAssignedEmail, projectReported } from '#domains/projects/project-emails.ts'
import {
  accountLeftEmail,
  appointmentMovedEmail,
  bookingClaimedEmail,
  clientCancelledEmail,
  emailsFailedEmail,
  personLeftEmail,
  providerUpdateEmail,
} from '#platform/email/agency-emails.ts'
import { digestEmail } from '#platform/email/digests.ts'
import { emailHtml } from '#platform/email/email-html.ts'
import type { Email } from '#platform/email/mailer.ts'
import { asQueued } from '#platform/email/notify.ts'
import { siteTimeZone } from '#shared/formats.ts'
import { site } from '#site.config.ts'

const token = 'sample'
const to = 'lead@sample.example'
const appointment = new Date('2030-01-10T15:30:00Z')

const sampleFactor = {
  key: '',
  name: null,
  addedAt: new Date('2030-01-02T09:00:00Z').toISOString(),
  isRemovable: true,
}

function templates(siteUrl: string) {
  const link = { to, siteUrl, token }
  const account = { to, name: names.name, siteUrl }
  const adminWords = { siteUrl, username: names.username, by: names.by }
  const contact = { email: to, name: names.name, userId: 1 }
  const booking = { code: '0000000000000000', service: names.service, contact, clientTimeZone: null, siteUrl }
  const changedBooking = {
    ...booking,
    companyName: names.company,
    confirmedFor: appointment,
    appointmentBefore: null,
    sequence: 1,
    changedAt: new Date('2030-01-02T09:00:00Z'),
  }
  const datedBooking = { ...changedBooking, appointmentBefore: new Date('2030-01-09T15:30:00Z'), sequence: 2 }
  const client = { code: booking.code, companyName: names.company, replyTo: to, siteUrl }
  const reminder = {
    ...booking,
    startsAt: appointment,
    companyName: names.company,
    contactName: names.name,
    assignee: null,
    personTimeZone: siteTimeZone,
  }
  const assignment = {
    ...client,
    service: names.service,
    contactName: names.name,
    startsAt: appointment,
    assignee: { id: 1, name: names.name, email: to, role: 'provider', timeZone: siteTimeZone },
  } as const
  const [dayReminder, agencyReminder] = reminderEmails({ ...reminder, startsSoon: false, token })
  const [hourReminder] = reminderEmails({ ...reminder, startsSoon: true })
  const answers = {
    ...sampleBooking,
    companyName: names.company,
    contactName: names.name,
    clientEmail: to,
  }
  const [bookingReceived, bookingArrived] = bookingReceivedEmail({ ...booking, answers })
  const [timeLost, timeGivenAway] = timeLostEmails({
    ...changedBooking,
    clientEmail: to,
    token,
    personTimeZone: siteTimeZone,
  })
  return {
    invitation: invitationEmail({ ...link, by: names.by, username: names.username, role: 'client' }),
    'password-link': resetLink(link),
    'confirmation-link': confirmationLink(link),
    'password-changed': passwordChangedEmail(account),
    'password-reset': passwordResetEmail({
      ...account,
      removed: [{ ...sampleFactor, kind: 'passkey' }],
      stayed: [{ ...sampleFactor, kind: 'authenticator' }],
    }),
    'email-change-requested': emailChangeRequestedEmail({ ...account, token }),
    'email-changed': emailChangedEmail(account),
    'new-device': newDeviceEmail({ to, siteUrl, device: names.device }),
    'second-factor': secondFactorEmail({ ...account, event: 'passkey-add', token }),
    'factor-removed': factorRemovedEmail(account),
    'wrong-codes': wrongCodesEmail(account),
    'role-changed': roleChangedEmail({ to, siteUrl, role: 'provider' }),
    'made-admin': madeAdminEmail(link),
    'new-admin': { to: site.email, ...adminNoticeEmail({ ...adminWords, event: 'role-given' }) },
    'admin-changed': { to: site.email, ...adminNoticeEmail({ ...adminWords, event: 'reset-link-sent' }) },
    'account-deleted': accountDeleted(account),
    'booking-received': bookingReceived,
    'booking-arrived': bookingArrived,
    'booking-confirmed': statusEmail(changedBooking, 'confirmed'),
    'booking-cancelled': statusEmail(datedBooking, 'cancelled'),
    'appointment-moved': appointmentEmail(datedBooking),
    'appointment-withdrawn': appointmentEmail({ ...datedBooking, confirmedFor: null }),
    'time-lost': timeLost,
    'time-given-away': timeGivenAway,
    'reminder-day': dayReminder,
    'reminder-hour': hourReminder,
    'reminder-agency': agencyReminder,
    'request-assigned': requestAssignedEmail(assignment),
    'appointment-assigned': assigneeEmail({ ...assignment, what: 'assigned' }),
    'assigned-moved': assigneeEmail({
      ...assignment,
      what: 'moved',
      startedBefore: datedBooking.appointmentBefore,
    }),
    'appointment-unassigned': assigneeEmail({ ...assignment, what: 'unassigned' }),
    'assigned-called-off': assigneeEmail({ ...assignment, what: 'called-off' }),
    'booking-deleted': bookingDeletedEmail(datedBooking),
    'booking-claim': claimLinkEmail({ ...link, code: booking.code }),
    'client-moved': appointmentMovedEmail({
      ...client,
      contactName: names.name,
      startsAt: appointment,
      isConfirmed: true,
      personTimeZone: siteTimeZone,
    }),
    'client-cancelled': clientCancelledEmail({ ...client, contactName: names.name }),
    'booking-claimed': bookingClaimedEmail({ ...client, name: names.name }),
    'account-left': accountLeftEmail(siteUrl),
    'person-left': personLeftEmail({ name: names.name, requests: 2, appointments: 1, projects: 1, siteUrl }),
    'emails-failed': emailsFailedEmail(siteUrl),
    'agency-wrote': agencyWrote({ ...booking, token }),
    'agency-wrote-to-guest': agencyWrote({ ...booking, token, contact: { ...contact, userId: null } }),
    'message-link': messageLinkEmail({ ...link, code: booking.code }),
    'client-wrote': clientWrote({ ...booking, companyName: names.company, contactName: names.name }),
    'project-update': projectReported({
      project: { id: 1, name: names.project },
      client: { id: 1, name: names.name, email: to, emailConfirmedAt: appointment },
      author: names.by,
      progressPercentage: 60,
      siteUrl,
    }),
    'project-assigned': projectAssignedEmail({
      project: { id: 1, name: names.project },
      provider: assignment.assignee,
      siteUrl,
    }),
    'provider-update': providerUpdateEmail({
      project: { id: 1, name: names.project },
      author: names.by,
      progressPercentage: 60,
      siteUrl,
    }),
    digest: {
      to,
      kind: 'notice',
      ...digestEmail({
        name: names.name,
        lines: [agencyWrote({ ...booking, token }), statusEmail(changedBooking, 'confirmed')],
        count: 2,
        isAdmin: false,
        siteUrl,
      }),
    },
    newsletter: newsletterConfirmationEmail({ ...link, unsubscribeUrl: `${siteUrl}/newsletter/unsubscribe` }),
  } as const satisfies Record<string, Email>
}

/** Returns the subject, text and reply address of every email template, filled in with sample data. */
export function listTemplates(siteUrl: string): EmailTemplate[] {
  return Object.entries(templates(siteUrl)).map(([id, email]: [string, Email]) => ({
    id,
    subject: email.subject,
    text: asQueued(email).body,
    replyTo: email.replyTo ?? site.email,
    isToAgency: email.to === site.email,
  }))
}

export function findTemplate(id: string, siteUrl: string): Email | undefined {
  const all: Record<string, Email> = templates(siteUrl)
  const email = Object.hasOwn(all, id) ? all[id] : undefined
  return email && asQueued(email)
}

/** Returns the HTML of an email template, filled in with sample data. Returns undefined when the id is unknown. */
export function templateHtml(id: string, siteUrl: string): string | undefined {
  const email = findTemplate(id, siteUrl)
  return email && emailHtml({ ...email, siteUrl })
}
