export const bookingExportHeadings = {
  code: 'Code',
  status: 'Status',
  received: 'Received',
  lastChanged: 'Last changed',
  appointment: 'Appointment',
  pickedTime: 'Picked time',
  heldUntil: 'Held until',
  minutes: 'Minutes',
  timeZone: "Client's time zone",
  outcome: 'Outcome',
  outcomeNote: 'Note on the outcome',
  service: 'Service',
  assignee: 'Assignee',
  spamSign: 'Sign of spam',
  page: 'Page',
} as const

export const auditExportHeadings = {
  time: 'Time',
  who: 'Who',
  action: 'Action',
  subject: 'To',
  before: 'Before',
  after: 'After',
} as const

export const subscriberExportHeadings = {
  email: 'Email',
  status: 'Status',
  signedUp: 'Signed up',
  consent: 'Consent given',
  source: 'Source',
  unsubscribed: 'Unsubscribed',
  unsubscribeLink: 'Unsubscribe link',
} as const

export const subscriberSourceNames = {
  form: 'form',
  import: 'import',
} as const
