import { bookingEffort } from '#content/booking/page.ts'
import { claims } from '#content/claims.ts'
import { bookingStatusNames } from '#content/interface/statuses.ts'
import { capitalize } from '#shared/words.ts'

export const bookingActionsCopy = {
  heading: 'Keep track of it',
  claimed: 'Added to your account',
  asked: 'One more step',
  cancelled: 'Request cancelled',
  unchanged: 'Nothing was changed',
  unknown: 'We can’t tell whether this worked',
  print: 'Print this page',
  dashboard: 'See it on your dashboard',
  claim: 'Add it to your account',
  claimSignedOut: 'Add it to an account',
  cancel: 'Cancel request',
  cancelNote:
    'You can undo this for 20 seconds. After that only we can reopen the request, so write to us if you change your mind.',
  undo: 'Undo the cancellation',
  undoNote: 'We are told about the cancellation in 20 seconds. Until then you can undo it.',
  undone: 'Your request is pending again',
  cancelConfirm: 'Yes, cancel it',
  cancelFromAccount: 'While it is pending, it can be cancelled from the account it belongs to.',
} as const

export const bookingFormCopy = {
  heading: 'Send a request',
  use: 'We use your answers to reply to this request, and for nothing else.',
  marked: 'Please check the marked fields.',
  sending: 'Sending…',
  send: 'Send request',
  privacy: 'Privacy policy',
} as const

export const serviceNotOfferedCopy = {
  title: 'We don’t offer this service',
  text: 'It is no longer on our list, or its address was mistyped. See what we offer now, or tell us what you need.',
  services: 'See our services',
  contact: 'Contact Us',
} as const

export const bookingPageCopy = {
  effort: `${bookingEffort}.`,
  services: 'Services',
  request: 'Request',
} as const

export const chosenServiceCopy = {
  change: 'Change',
} as const

export const confirmationPageCopy = {
  received: 'Request received,',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  completed: 'Completed',
  thanks: (name: string) => `Thank you, ${name}.`,
  ofStranger: (name: string) => `Request from ${name}`,
  ofNobody: 'Request received.',
  answerBy: (day: string) => `We answer by ${day}.`,
  noTime: 'No time is set yet. We suggest one when we answer.',
  cancelledTitle: 'This request is cancelled.',
  noLonger: 'The time is free for somebody else.',
  completedTitle: 'We have talked.',
  with: (length: string, host: string) => `${length} with ${host}`,
  callLink: 'The link for the call comes with the confirmation.',
  callLinkSent: 'The link for the call is in our email.',
  google: 'Google Calendar',
  outlook: 'Outlook',
  tentative: (title: string) => `${title} (not confirmed yet)`,
  calendarText: (code: string, url: string) => `Request ${code}.\nWhere it stands: ${url}`,
  move: 'Move',
  chooseTime: 'Choose a time',
  byEmail: 'To move or cancel it, follow the link in our email.',
  bring: 'Bring these, if you have them',
  codeLabel: 'Code',
  codeNote: 'Keep this code: anyone who has it can open this page.',
  codeEmailed: 'We also emailed it to you.',
  messages: 'Messages',
} as const

export const messagesByLinkCopy = {
  heading: 'A question before then?',
  text: (email: string) =>
    `You read and answer our messages through a link that we email you. You need no account. We will send a link to ${email}.`,
  button: 'Email me a link',
  againButton: 'Email it again',
  sent: (email: string) =>
    `A link is on its way to ${email}. It works for 30 days. We send at most three an hour.`,
} as const

export const copyCodeCopy = {
  failed: 'The code was not copied',
  failedNote: 'Your browser did not allow it. Select the code and copy it yourself.',
  copied: 'Copied',
  copy: 'Copy code',
} as const

export const longTextFieldCopy = {
  optional: '(optional)',
} as const

export const arrivedCopy = {
  title: 'Your request has arrived',
  text: (code: string) => `Its code is ${code}. We also emailed it to you.`,
} as const

export const earlierRequestCopy = {
  arrived:
    'An earlier request of yours did arrive; only our answer was lost. It may lack what you have changed since, so look at it before you send another.',
  see: 'See that request',
} as const

export const nextStepsCopy = {
  heading: 'What happens next',
} as const

export const selectFieldCopy = {
  choose: 'Choose one',
} as const

export const sentValuesCopy = {
  heading: 'What was sent',
  service: 'Service',
  ownHeading: 'What you sent',
} as const

export const statusStepsCopy = {
  received: 'Received',
  pending: capitalize(bookingStatusNames.pending),
  pendingNote: `We answer within ${claims.replyTime}`,
  confirmed: capitalize(bookingStatusNames.confirmed),
  confirmedNote: 'Once we agree on a date',
  completed: capitalize(bookingStatusNames.completed),
  completedNote: 'Once we have talked',
  cancelled: capitalize(bookingStatusNames.cancelled),
  now: (label: string) => `${label}, now`,
  answered: 'Answered',
} as const

export const slotPickerCopy = {
  heading: 'When shall we talk? (optional)',
  anyTime: 'Any time',
  anyTimeNote: 'Send it without, and we suggest one.',
  seeTimes: 'See the free times first',
  withoutScript:
    'The calendar needs script. Fill in the form and press “See the free times first”: the next page lists them by day, and what you typed is kept.',
  choose: 'Choose a time, or “Any time”.',
  pickBelow: 'Choose a time below, or leave it at “Any time”. What you typed is kept.',
  zone: (zone: string) => `Times are in the time zone ${zone}.`,
  zoneLabel: 'Time zone',
  zoneNow: (offset: string, time: string) => `${offset}, now ${time}`,
  clockLabel: 'Clock',
  clocks: { h12: '12h', h23: '24h' },
  months: 'Choose a day',
  earlierMonth: 'Previous month',
  laterMonth: 'Next month',
  dots: 'Dots: how much is free that day.',
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  timesOf: (day: string) => `Times on ${day}`,
  loading: 'Loading free times…',
  none: 'No times are free at the moment. Send your request with “Any time”, and we will suggest one.',
  noneInMonth: (month: string) => `No times are free in ${month}.`,
  nextFree: (day: string) => `Next free: ${day}`,
  failed: 'The free times could not be loaded.',
  again: 'Try again',
  noTimes: (day: string) => `${day}: no times`,
  day: (day: string, times: number) => `${day}: ${times === 1 ? '1 time' : `${times} times`}`,
  picked: (time: string) => `Picked: ${time}`,
  perhapsYours:
    'Your first request has probably arrived and holds this time: only our answer was lost. Look for our email before you send another request.',
  lost: 'This time is no longer free. What you typed is kept.',
  lostNext: (day: string, isSameDay: boolean) =>
    isSameDay ? `Other times are free on ${day}.` : `The nearest free times are on ${day}.`,
} as const

export const hostPanelCopy = {
  minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  byAgreement: 'At a time that suits you',
  noAccount: 'No account needed',
  service: 'Service',
} as const

export const requestSummaryCopy = {
  heading: 'Your request',
  minutesWith: (minutes: string, host: string) => `${minutes} with ${host}`,
  anyTime: `We suggest a time when we answer, within ${claims.replyTime}.`,
  zone: (zone: string) => `${zone}.`,
  hold: 'We hold it for you until we confirm it, for up to 3 days.',
} as const

export const detailsCopy = {
  heading: 'Your details',
} as const

export const statusProfileCopy = {
  heldUntil: 'We hold this time for you until',
  heldUntilThen: 'We hold this time for you until then.',
  holdOver: 'No longer held for you: until we confirm it, somebody else may take it.',
  passed: 'It passed before we confirmed it. We will write to you about another time.',
  heading: 'Where it stands',
  calendar: 'Add to calendar (.ics)',
} as const
