import type { BookingStatus } from '#contracts/bookings.ts'
import { counted } from '#shared/counted.ts'

export const newBookingTexts = {
  leaveQuestion: 'Leave without saving this request? Only the notes stay on this device.',
  savedTitle: 'Request saved',
  savedText: 'The client receives its code by email.',
  title: 'New request',
  lede: 'For clients who call. They receive the code by email, just as they would from the form.',
  what: 'the services',
  button: 'Save request',
  notesHint: 'The client sees these on the request page. For anything internal, use the agency notes there.',
} as const

export const bookingTexts = {
  allRequests: 'All requests',
  service: 'Service',
  request: 'Request',
  loading: 'A service request.',
  what: 'the request',
  messages: 'Messages',
  nobody: 'nobody',
  notifiedNote: 'The client is notified by email and sees the change right away.',
  searchPlaceholder: 'Name, email or code',
  you: (name: string) => `${name} (you)`,
} as const

export const bookingChangeTexts = {
  failedTitle: 'The request was not changed',
  changedTitle: (company: string, status: string) => `${company} is ${status}`,
  notifiedText: 'The client is notified by email.',
  dateSetTitle: 'Appointment set',
  dateSetText: 'The client receives the date by email.',
  dateRemovedTitle: 'Appointment removed',
  unassignedTitle: (company: string) => `${company} is unassigned`,
  unassignedText: 'Nobody is responsible for it now.',
  assignedTitle: (company: string) => `${company} is assigned`,
  assignedText: 'The list shows who is responsible.',
} as const

export const assigneeCellTexts = {
  takeLabel: (company: string) => `Take ${company}`,
  takeButton: 'Take',
} as const

export const bookingSortTexts = {
  oldest: 'waiting longest',
  company: 'company',
} as const

export const bookingsPanelTexts = {
  allLink: 'View all',
} as const

export const bookingColumnTexts = {
  unread: (count: number | string) => `${count} unread`,
  from: 'From',
  about: 'About',
  budget: 'Budget',
  received: 'Received',
  assignee: 'Assignee',
} as const

export const bookingFactTexts = {
  title: 'What was sent',
  received: 'Received',
  noAccount: 'None. The client uses the confirmation code.',
  clientPage: "Client's page",
  clientWords: "In the client's words",
} as const

export const waitTexts = {
  justArrived: 'just\u00a0arrived',
  hours: (hours: number) => `waiting\u00a0${hours}\u00a0h`,
  days: (days: number) => `waiting\u00a0${days}\u00a0days`,
} as const

export const bookingsPageTexts = {
  all: 'All',
  newsletter: 'Newsletter',
  viewsLegend: 'Show',
  title: 'Contact submissions',
  newButton: 'New request',
  note: 'Service requests and newsletter sign-ups.',
} as const

export const bookingStatusTexts = {
  beforeStatus: 'It is',
  afterStatus: (time: string | null, isFinal: boolean) =>
    `${time === null ? '.' : ` for ${time}, your time.`}${isFinal ? ' This status is final.' : ''}`,
  appointmentLabel: (isOptional: boolean) => `Appointment, in your time${isOptional ? ' (optional)' : ''}`,
  confirmForDateButton: 'Confirm for this date',
  confirmButton: 'Confirm',
  moveButton: 'Move the appointment',
  setButton: 'Set the appointment',
  removeDateButton: 'Remove the date',
} as const

export const bookingsViewTexts = {
  what: 'the requests',
  emptyTitle: 'No requests yet',
  emptyText: 'New requests appear here. When a client calls instead, you can add the request yourself.',
  emptyButton: 'Add a request',
  caption: 'Service requests',
  selectLabel: (company: string) => `Select ${company}`,
} as const

export const undoBarTexts = {
  keptText: (company: string, status: string) => `${company} is now ${status} and was left unchanged.`,
  undoneTitle: (count: number) => `${counted(count, 'change')} undone`,
  noEmail: 'No email was sent.',
  failedTitle: 'Nothing was undone',
  label: 'Last change',
  undoButton: 'Undo',
  unchanged: (count: number) => `${counted(count, 'request')} unchanged`,
  nothingChanged: (status: string) => `No request could be ${status}.`,
  changed: (count: number, status: string) =>
    `${counted(count, 'request')} ${status}. Emails go out once the time to undo has passed.`,
} as const

export const bookingFilterTexts = {
  searchLabel: 'Search requests',
  anyone: 'anyone',
  late: 'Over 24 h',
  unread: 'Unread',
} as const

export const bookingAssigneeTexts = {
  what: 'the administrators',
  label: 'Assign to',
  nobody: 'Nobody',
  formerAdmin: (name: string) => `${name} (no longer an administrator)`,
  button: 'Assign',
} as const

export const bookingNotesTexts = {
  addedTitle: 'Note added',
  title: 'Agency notes',
  lede: 'Clients cannot see these.',
  newLabel: 'New note',
  addButton: 'Add note',
  deletedTitle: 'Note deleted',
  failedTitle: 'The note was not deleted',
  deletedAuthor: 'a deleted account',
  deleteLabel: 'Delete this note',
  deleteQuestion: 'Delete your note? This cannot be undone.',
} as const

export const allViewTexts = {
  searchLabel: 'Search requests and sign-ups',
  what: 'the submissions',
  emptyTitle: 'Nothing has come in yet',
  emptyText: 'Requests and newsletter sign-ups appear here as they come in.',
  caption: 'Requests and newsletter sign-ups, newest first',
  signUp: 'Newsletter sign-up',
} as const

export const labelledSelectTexts = {
  choose: 'Choose one',
} as const

export const bulkBarTexts = {
  failedTitle: 'Nothing was changed',
  label: 'Selected requests',
  allSelected: 'All matches selected',
  selected: (count: number) => `${count} selected`,
  tooMany: (max: number) => `You can change at most ${max} at once.`,
  changeButton: (verb: string, count: number | null) => `${verb} ${count ?? 'all'}`,
  selectAll: (max: number) => `Select all matches, up to ${max}`,
} as const

export const statusMenuTexts = {
  openLabel: (company: string, status: string) => `${company} is ${status}. Change the status`,
  menuLabel: (company: string, status: string) => `Change ${company} from ${status} to`,
  heading: (status: string) => `Change ${status} to`,
} as const

export const deleteBookingTexts = {
  deletedTitle: 'Request deleted',
  deletedText: (company: string) => `The request from ${company} has been deleted.`,
  failedTitle: 'The request was not deleted',
  question: (company: string) =>
    `Delete the request from ${company} for good? Its history, notes and messages are deleted too, and the client's code stops working. To end a request, cancel it instead.`,
  button: 'Delete the request',
} as const

export const bookingHistoryTexts = {
  title: 'History',
  empty: 'No changes yet.',
  noTime: 'Time not recorded',
  deletedAccount: 'a deleted account',
  guest: 'a guest',
  claimed: 'Added to an account',
  received: 'Request received',
  pendingAgain: 'Pending again',
} as const

export const transitionVerbs: Record<BookingStatus, string> = {
  pending: 'Reopen',
  confirmed: 'Confirm',
  cancelled: 'Cancel',
  completed: 'Complete',
}
