import type { CalendarProblem, FeedScope, ReadingGap } from '#contracts/calendars.ts'

export const feedTexts = {
  title: 'Appointments in your calendar',
  note: 'Your calendar program can follow your appointments here at a secret address. Whoever has the address can see them, so keep it to yourself.',
  what: 'your calendar address',
  none: 'You have no address.',
  state: (shows: string, madeOn: string) => `The address shows ${shows}. Made ${madeOn}.`,
  scopes: { own: 'your appointments', all: 'all appointments' } satisfies Record<FeedScope, string>,
  scopeLabel: 'A new address shows',
  createButton: 'Make an address',
  renewButton: 'Make a new one',
  renewQuestion: 'Make a new address?',
  renewText: 'The address you use now stops working. Calendars that read it must be given the new one.',
  removeButton: 'Remove it',
  removeQuestion: 'Remove your calendar address?',
  removeText: 'Calendars that read it no longer get your appointments. What they have read may stay in them.',
  removedTitle: 'Address removed',
  removedText: 'It no longer works.',
} as const

export const feedDialogTexts = {
  title: 'Your calendar address',
  text: 'Copy it now: it is not shown again. In your calendar program, add a calendar from the internet, by URL, and paste the address there.',
  label: 'Address',
  copyButton: 'Copy',
  copied: 'Copied',
  failedTitle: 'The address was not copied',
  failedText: 'Select it and copy it yourself.',
  doneButton: 'Done',
} as const

export const busyTexts = {
  title: 'Your other calendar',
  note: 'While an entry there keeps you busy, that time is not offered for appointments. We read the calendar every 15 minutes and keep only the times: no titles, no people.',
  what: 'your other calendar',
  notYet: {
    before:
      'You can add a calendar once the agency has given you a project or offers times for you. To ask for it, write to',
    after: '.',
  },
  addressLabel: 'Address of the calendar',
  addressHint:
    'It begins with https:// and often ends in .ics. In Google Calendar it is called “Secret address in iCal format”, in Outlook the ICS link of a published calendar.',
  addButton: 'Add the calendar',
  replaceButton: 'Replace the calendar',
  savedTitle: 'Calendar saved',
  savedText: 'It is read within a minute.',
  waiting: 'Not read yet. This takes about a minute.',
  lastRead: 'Last read:',
  failing: (reason: string) => `It could not be read: ${reason}`,
  failingSince: 'Since:',
  keptNote: 'The times read before still count.',
  problems: {
    unreachable: 'its server does not answer.',
    refused: 'its server refuses. The address may be wrong or no longer shared.',
    'too-large': 'it is larger, or repeats more, than we can read.',
    'not-a-calendar': 'there is no calendar at this address.',
    locked: 'this site has lost the key to its address. Enter the address again.',
  } satisfies Record<CalendarProblem, string>,
  unread: (entries: number) =>
    entries === 1 ? '1 event could not be read in full:' : `${entries} events could not be read in full:`,
  gaps: {
    start: (entries: number) =>
      entries === 1
        ? '1 has no start that we can read, and does not count.'
        : `${entries} have no start that we can read, and do not count.`,
    end: (entries: number) =>
      entries === 1
        ? '1 has no end that we can read. It counts for an hour, or for a day if it is an all-day event.'
        : `${entries} have no end that we can read. Each counts for an hour, or for a day if it is an all-day event.`,
    repetition: (entries: number) =>
      entries === 1
        ? '1 repeats in a way that we can only read in part.'
        : `${entries} repeat in a way that we can only read in part.`,
    dates: (entries: number) =>
      entries === 1
        ? '1 lists dates that we cannot all read.'
        : `${entries} list dates that we cannot all read.`,
    zone: (entries: number) =>
      entries === 1
        ? '1 is in a time zone that we do not know, and counts in the zone of the calendar or in yours.'
        : `${entries} are in a time zone that we do not know, and count in the zone of the calendar or in yours.`,
  } satisfies Record<ReadingGap, (entries: number) => string>,
  unreadAdvice:
    'If a time is offered that one of them takes, correct the event in that calendar, or enter a day off here.',
  cutOff: 'The calendar ends in the middle of an event. What we read before still counts.',
  clockMissing: 'This site’s clock is not running at the moment, so no calendar is read.',
  removeButton: 'Remove it',
  removeQuestion: 'Remove this calendar?',
  removeText: 'Its busy times are forgotten at once, and appointments may be booked at these times.',
  removedTitle: 'Calendar removed',
  removedText: 'Its times no longer count.',
} as const
