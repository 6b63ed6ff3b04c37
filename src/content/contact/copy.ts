import { isAroundTheClock } from '#shared/opening-hours.ts'
import { site } from '#site.config.ts'

export const expectationsCopy = {
  heading: 'What to expect',
  urgent: [
    'Put ',
    'URGENT',
    ' in the subject line. It flags urgent matters, which we read before everything else.',
  ],
  urgentTitle: 'Is it urgent?',
  worthMentioning: 'Worth mentioning',
} as const

export const heroCopy = {
  heading: 'Write to us',
  lede: 'There is no form and no ticket number: you write in your own email program and keep a copy.',
  subjectNote: 'The subject line is filled in for you.',
} as const

export const otherWaysCopy = {
  heading: 'Other ways to reach us',
  bookingSaid: 'I would rather book an appointment',
  bookingLink: 'Strategy consultation',
  jobSaid: 'I am looking for a job',
  jobLink: 'How we work and hire',
  accessibilitySaid: 'Something on this site does not work for me',
  accessibilityLink: 'Accessibility help',
  headquarters: 'Headquarters',
  office: 'Office',
  everywhereElse: 'Everywhere else',
  remoteTeam: 'A global remote team',
} as const

export const supportWeekCopy = {
  title: 'Support hours',
  note: isAroundTheClock(site.supportHours)
    ? 'Email that arrives overnight is read at night.'
    : `Email that arrives overnight is read in the morning, ${site.supportHours.timeZone.name}.`,
} as const
