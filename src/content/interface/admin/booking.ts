import type { SpamSign } from '#contracts/bookings.ts'
import type { DayOff } from '#contracts/schedules.ts'
import type { HoldState } from '#shared/hold-state.ts'
import type { KindOfMove } from '#contracts/kind-of-move.ts'

export const spamTexts: {
  title: string
  signs: Record<SpamSign, string>
  consequence: string
  button: string
} = {
  title: 'This may be spam',
  signs: {
    'hidden-field': 'A field that people do not see was filled in, as programs and some browsers do.',
    links: 'It has more than two links.',
    'repeated-words': 'The same notes came before, from another email address.',
    unchecked: 'It was sent without JavaScript, so nothing could check that a person sent it.',
  },
  consequence: 'It was answered as usual, but nobody got an email about it.',
  button: 'Not spam',
}

export const bookingFactTexts = {
  title: 'What was sent',
  received: 'Received',
  noAccount: 'None. The client uses the confirmation code and the links in our emails.',
  deletedAccount: 'Deleted by the client',
  clientPage: "Client's page",
  clientWords: "In the client's words",
} as const

function timeAfterStatus(status: string, time: string): string {
  if (status === 'cancelled') return `. The appointment was for ${time}.`
  if (status === 'completed') return `. The appointment was on ${time}.`
  return ` for ${time}.`
}

export const bookingStatusTexts = {
  beforeStatus: 'It is',
  afterStatus: (time: string | null, status: string, isFinal: boolean) =>
    `${time === null ? '.' : timeAfterStatus(status, time)}${isFinal ? ' This status is final.' : ''}`,
  appointmentLabel: (isOptional: boolean, zone: string) =>
    `Appointment${isOptional ? ' (optional)' : ''}, in the time zone ${zone}`,
  picked: (time: string) => `The time chosen for it is ${time}.`,
  hold: {
    held: (until: string) => `It is held until ${until}; after that somebody else may book it.`,
    'held-until-then': () => 'It is held until then.',
    over: () => 'It is no longer held: until you confirm it, somebody else may book it.',
    passed: () => 'It passed before anybody confirmed it.',
  } satisfies Record<HoldState, (until: string) => string>,
  clash: (assignee: string) => `${assignee} has another request at that time:`,
  dayOff: (assignee: string, { firstDay, lastDay, label }: DayOff) =>
    `${assignee} is off ${firstDay === lastDay ? `on ${firstDay}` : `from ${firstDay} to ${lastDay}`}${label ? ` (${label})` : ''}. The appointment stays until it is moved, cancelled or assigned to somebody else.`,
  freeTimes: (zone: string) => `Free times, in the time zone ${zone}`,
  confirmForDateButton: 'Confirm for this date',
  confirmButton: 'Confirm',
  moveButton: 'Move the appointment',
  setButton: 'Set the appointment',
  removeDateButton: 'Remove the date',
} as const

/** Names what is cancelled: an appointment if a time is agreed, otherwise the booking. */
const cancelled = (hasDate: boolean) => (hasDate ? 'appointment' : 'booking')

export const cancelQuestionTexts = {
  openButton: (hasDate: boolean) => `Cancel the ${cancelled(hasDate)}…`,
  title: (company: string, hasDate: boolean) => `Cancel the ${cancelled(hasDate)} of ${company}?`,
  text: (hasDate: boolean) =>
    `${hasDate ? 'Somebody else can book the time then. ' : ''}The client gets an email about it after 20 seconds; until then you can undo it. You can reopen the booking later, and the client gets an email about that too.`,
  keepButton: (hasDate: boolean) => `Keep the ${cancelled(hasDate)}`,
  cancelButton: (hasDate: boolean) => `Cancel the ${cancelled(hasDate)}`,
} as const

export const reopenTexts = {
  button: 'Reopen the booking',
  note: (time: string | null) =>
    time === null
      ? 'It becomes pending again, and the client gets an email about it.'
      : `It becomes pending again, and the client gets an email about it. Its time, ${time}, is held again if it is still free.`,
  noteWithoutTime: (time: string) =>
    `It becomes pending again, and the client gets an email about it. Its time, ${time}, has passed, so it needs a new one.`,
} as const

export const outcomeTexts = {
  title: 'Outcome of the appointment',
  question: 'How did it go?',
  noteLabel: 'Note (optional)',
  saveButton: 'Save the outcome',
  removeButton: 'Remove it',
  hiddenNote: 'Only the agency sees this.',
} as const

export const bookingAssigneeTexts = {
  what: 'the administrators',
  label: 'Assign to',
  nobody: 'Nobody',
  formerAdmin: (name: string) => `${name} (can no longer be assigned)`,
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
  deleteQuestion: (note: string) => ({
    title: 'Delete your note?',
    text: `“${note}” is deleted for good.`,
    confirmLabel: 'Delete the note',
  }),
} as const

export const deleteBookingTexts = {
  deletedTitle: 'Request deleted',
  deletedText: (company: string) => `The request from ${company} has been deleted.`,
  failedTitle: 'The request was not deleted',
  question: (company: string) => ({
    title: `Delete the request from ${company} for good?`,
    text: "Its history, notes and messages are deleted too, and the client's code stops working. If its appointment is still to come, the client gets an email that cancels it. To end a request, cancel it instead.",
    confirmLabel: 'Delete the request',
  }),
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
  outcome: (name: string) => `Outcome: ${name}`,
  outcomeRemoved: 'Outcome removed',
  moves: {
    moved: (from: string, to: string) => `Moved from ${from} to ${to}`,
    set: (_from: string, to: string) => `Time set: ${to}`,
    removed: (from: string) => `Time removed: ${from}`,
    lost: (from: string) => `Held time lost to another request: ${from}`,
  } satisfies Record<KindOfMove, (from: string, to: string) => string>,
  client: (name: string | null) => (name === null ? 'the client' : `${name} (the client)`),
} as const
