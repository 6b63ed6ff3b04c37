import type { BookingStatus } from '#contracts/bookings.ts'

export const bookingTexts = {
  assignee: 'Assignee',
  allRequests: 'All requests',
  service: 'Service',
  request: 'Request',
  loading: 'A service request.',
  what: 'the request',
  messages: 'Messages',
  nobody: 'nobody',
  clientIsGone: 'The client has deleted the account of this request, so nobody would read a message.',
  notifiedNote:
    'The client sees the change right away and gets an email after 20 seconds. Until then you can undo it.',
  searchPlaceholder: 'Name, email or code',
  you: (name: string) => `${name} (you)`,
} as const

export const bookingChangeTexts = {
  failedTitle: 'The request was not changed',
  changed: (company: string, status: string) =>
    `${company} is ${status}. The client gets an email once the time to undo has passed.`,
  reopened: (company: string) =>
    `${company} is pending again. The client gets an email once the time to undo has passed.`,
  notifiedText: 'The client is notified by email.',
  notSpamTitle: (company: string) => `${company} is not spam`,
  notSpamText: 'The client receives the confirmation by email.',
  dateSetTitle: 'Appointment set',
  dateSetText: 'The client receives the date by email.',
  dateRemovedTitle: 'Appointment removed',
  outcomeSavedTitle: 'Outcome saved',
  outcomeRemovedTitle: 'Outcome removed',
  unassignedTitle: (company: string) => `${company} is unassigned`,
  unassignedText: 'Nobody is responsible for it now.',
  assignedTitle: (company: string) => `${company} is assigned`,
  assignedText: 'The list shows who is responsible.',
} as const

export const transitionVerbs: Record<BookingStatus, string> = {
  pending: 'Reopen',
  confirmed: 'Confirm',
  cancelled: 'Cancel',
  completed: 'Complete',
}

export const newBookingTexts = {
  savedTitle: 'Request saved',
  savedText: 'The client receives its code by email.',
  title: 'New request',
  lede: 'For clients who call. They receive the code by email, just as they would from the form.',
  what: 'the services',
  button: 'Save request',
  questionLabel: (question: string) => `${question} (optional)`,
  notesHint: 'The client sees these on the request page. For anything internal, use the agency notes there.',
} as const
