import { pluralize } from '#shared/words.ts'
import { answerPromisedHours } from '#content/promised-hours.ts'
import { listTexts } from '#content/interface/common.ts'

export const bookingsPageTexts = {
  all: 'All',
  newsletter: 'Newsletter',
  viewsLegend: 'Show',
  title: 'Contact Submissions',
  newButton: 'New request',
  note: 'Service requests and newsletter sign-ups.',
} as const

export const bookingFilterTexts = {
  searchLabel: 'Search requests',
  anyone: 'anyone',
  formerAssignee: 'somebody else',
  late: `Over ${answerPromisedHours} h`,
  outcome: 'Outcome',
  outcomeMissing: 'missing',
  unread: 'Unread',
  spam: 'Spam',
} as const

export const bookingSortNames = {
  newest: listTexts.newestFirst,
  oldest: 'waiting longest',
  company: 'company',
  updated: listTexts.lastChanged,
} as const

export const bookingsViewTexts = {
  what: 'the requests',
  emptyTitle: 'No requests yet',
  emptyText: 'New requests appear here. When a client calls instead, you can add the request yourself.',
  emptyButton: 'Add a request',
  caption: 'Service requests',
  selectLabel: (company: string, service: string) => `Select ${company}, ${service}`,
} as const

export const allViewTexts = {
  searchLabel: 'Search requests and sign-ups',
  what: 'the submissions',
  emptyTitle: 'Nothing has come in yet',
  emptyText: 'Requests and newsletter sign-ups appear here as they come in.',
  caption: 'Requests and newsletter sign-ups, newest first',
  signUp: 'Newsletter sign-up',
} as const

export const bookingColumnTexts = {
  unread: (count: number | string) => `${count} unread`,
  spam: 'spam?',
  outcomeMissing: 'outcome?',
  from: 'From',
  about: 'About',
  budget: 'Budget',
  received: 'Received',
} as const

export const assigneeCellTexts = {
  takeLabel: (company: string, service: string) => `Take ${company}, ${service}`,
  takeButton: 'Take',
} as const

export const statusMenuTexts = {
  openLabel: (company: string, service: string, status: string) =>
    `${company}, ${service}: ${status}. Change the status`,
  menuLabel: (company: string, service: string, status: string) =>
    `Change ${company}, ${service}, from ${status} to`,
  heading: (status: string) => `Change ${status} to`,
} as const

export const bulkBarTexts = {
  failedTitle: 'Nothing was changed',
  lostTitle: 'No answer arrived',
  lostText: 'Perhaps the change was made: the list shows it as soon as it has loaded again.',
  lostLateText:
    'Perhaps the change was made: the list shows it as soon as it has loaded again. Emails about it then go out within seconds, and it cannot be undone at once.',
  lost: 'Perhaps the change was made. Undo takes it back.',
  nothingChanged: (status: string) => `No request could be ${status}.`,
  changed: (count: number, status: string) =>
    `${pluralize(count, 'request')} ${status}. Emails go out once the time to undo has passed.`,
  label: 'Selected requests',
  allSelected: 'All matches selected',
  selected: (count: number) => `${count} selected`,
  tooMany: (max: number) => `You can change at most ${max} at once.`,
  changeButton: (verb: string, count: number | null) => `${verb} ${count ?? 'all'}`,
  title: (verb: string, count: number) => `${verb} ${pluralize(count, 'booking')}?`,
  text: 'The clients get an email about it after 20 seconds. Until then you can undo it.',
  leaveButton: 'Leave them unchanged',
  confirmButton: (verb: string) => `${verb} them`,
  selectAll: (max: number) => `Select all matches, up to ${max}`,
} as const
