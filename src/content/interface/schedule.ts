import { cappedCount } from '#shared/words.ts'
import type { Weekday } from '#shared/site-config.ts'

export const scheduleTexts = {
  title: 'Appointments',
  note: (isOwn: boolean) =>
    isOwn
      ? 'When clients can book a time with you, on every booking page.'
      : 'When clients can book a time with this person. Every booking page offers these times.',
  what: 'the hours for appointments',
  isOpen: 'Offer times on the booking pages',
  notYet: {
    before:
      'Your hours are kept, but not offered yet: the agency first gives you a project or offers times for you. To ask for it, write to',
    after: '.',
  },
  timeZone: 'Time zone',
  slotMinutes: 'Length, minutes',
  bufferMinutes: 'Buffer, minutes',
  bufferHint: 'Kept free before and after each appointment.',
  noticeHours: 'Notice, hours',
  noticeHint: 'The earliest time that can be booked from now.',
  daysAhead: 'Days ahead',
  daysAheadHint: 'How far in the future times are offered.',
  weeklyHours: 'Working hours',
  closed: 'No times',
  from: (day: Weekday) => `${day}, from`,
  to: (day: Weekday) => `${day}, to`,
  until: 'to',
  range: (first: string, last: string) => `${first} to ${last}`,
  addHours: (day: Weekday) => `Add hours on ${day}`,
  removeHours: (day: Weekday, from: string, to: string) => `Remove ${day} ${from} to ${to}`,
  daysOff: 'Days off',
  firstDay: 'First day',
  lastDay: 'Last day',
  label: 'Name (optional)',
  addDaysOff: 'Add days off',
  removeDaysOff: (first: string) => `Remove the days off from ${first}`,
  save: 'Save the hours',
  saving: 'Saving…',
  savedTitle: 'Hours saved',
  onDaysOff: (count: number) =>
    count === 1
      ? 'One confirmed appointment is on a day off. It stays until it is moved or cancelled.'
      : `${cappedCount(count)} confirmed appointments are on days off. They stay until they are moved or cancelled.`,
  moreOnDaysOff: 'And others, which start later.',
  next: 'Next free times',
  nextNote: (zone: string) => `As saved, in the time zone ${zone}.`,
  noneOffered: 'No times are offered at the moment.',
  noneFree: 'No time is free in the next four weeks.',
} as const

export const workingDayTexts = {
  support: 'Support',
  local: (hours: string) => `${hours} local`,
} as const
