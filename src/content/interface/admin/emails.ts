import type { EmailState } from '#contracts/admin-emails.ts'

export const emailStateNames: Record<EmailState, string> = {
  waiting: 'waiting',
  sent: 'sent',
  failed: 'failed',
  stale: 'stale',
}

export const emailListTexts = {
  title: 'Emails',
  note: 'Every email that the site wrote, and what became of it. Sent ones are listed for 30 days; a stale one could not be sent in time.',
  what: 'the emails',
  emptyTitle: 'No emails yet',
  emptyText: 'Every email that the site writes appears here, with what became of it.',
  caption: 'Emails',
  written: 'Written',
  attempts: 'Attempts',
  lastError: 'Last error',
  resend: 'Send again',
} as const

export const resendButtonTexts = {
  queuedTitle: 'Queued again',
  queuedText: (subject: string, recipient: string) =>
    `“${subject}” will be sent to ${recipient} as soon as possible.`,
  failedTitle: 'The email was not queued',
  buttonLabel: (subject: string, recipient: string) => `Send “${subject}” to ${recipient} again`,
  button: 'Send again',
} as const

export const templateTexts = {
  heading: 'What the site writes',
  note: 'Every email, with made-up people, as plain text and as most mail programs show it.',
  what: 'the templates',
  noProvider: 'No email provider is set up.',
  noProviderMeaning: 'Emails are queued but not sent, and expire after a while. To set one up, follow',
  label: 'Email',
  toAgency: (subject: string) => `To us: ${subject}`,
  subject: 'Subject',
  replyTo: 'Answers go to',
  openHtml: 'Open as HTML',
  send: 'Send a test to me',
  sentTitle: 'The test is queued',
  sentText: (subject: string) => `“${subject}” will be sent to the address of your account.`,
  failedTitle: 'The test was not queued',
} as const
