import type { EmailTiming, EmailTopic } from '#contracts/email-topics.ts'
import { siteTimeZone } from '#shared/formats.ts'
import { site } from '#site.config.ts'

const topics: Record<EmailTopic, { label: string; hint: string }> = {
  messages: { label: 'Messages', hint: 'We have written to you about a request.' },
  bookings: {
    label: 'Changes to your requests',
    hint: 'A request is confirmed, completed or cancelled. Appointments always come at once, with a file for your calendar.',
  },
  projects: { label: 'Project updates', hint: 'There is a new report on one of your projects.' },
  assignments: {
    label: 'Work assigned to you',
    hint: 'A request or a project is assigned to you. Emails about appointments always come at once.',
  },
  'new-bookings': { label: 'New requests', hint: 'Somebody has sent a request.' },
  'client-messages': { label: 'Messages from clients', hint: 'A client has written about a request.' },
  'client-changes': {
    label: 'Cancellations and accounts',
    hint: 'A client cancels a request, adds one to an account, or deletes an account with open ones.',
  },
  'project-updates': {
    label: 'Updates from providers',
    hint: 'A provider has posted an update on a project.',
  },
  failures: { label: 'Failed emails', hint: 'An email could not be delivered.' },
}

const timings: Record<EmailTiming, string> = {
  'at-once': 'At once',
  daily: 'Daily summary',
  off: 'Never',
}

export const emailsCardTexts = {
  title: 'Emails',
  note: 'Choose what we email you about. Emails about your sign-in and your account always come at once, and so do the confirmations of what you send us.',
  what: 'your choices',
  topics,
  timings,
  ownHeading: 'Your own requests and work',
  agencyHeading: 'The agency’s work',
  agencyNote: `${site.email} gets all of these at once, whatever anybody chooses here, so nothing is missed. Choose what comes to your own address as well.`,
  unconfirmedNote: 'They begin once you have confirmed your address.',
  dailyNote: (hour: number) =>
    `The daily summary comes at ${hour}:00 (${siteTimeZone}), if there is something new, with a link to each.`,
  clockMissingNote:
    'Daily summaries cannot be sent at the moment. Until they can, you get these emails at once.',
  saveButton: 'Save choices',
  saving: 'Saving…',
  savedTitle: 'Saved',
  savedText: 'Your choices apply from now on.',
} as const
