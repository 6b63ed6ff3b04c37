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
  notifiedNote: 'The client is notified by email and sees the change right away.',
  searchPlaceholder: 'Name, email or code',
  you: (name: string) => `${name} (you)`,
} as const

export const bookingChangeTexts = {
  failedTitle: 'The request was not changed',
  changedTitle: (company: string, status: string) => `${company} is ${status}`,
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
