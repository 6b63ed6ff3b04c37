import { capitalize, countedInWords } from '#shared/words.ts'
import { officesOpenTogether, officesTakeTurns } from '#shared/working-day.ts'
import { site } from '#site.config.ts'
import { byCount, hiringFields } from '#content/careers/by-count.ts'
import { locationOf, typeOf } from '#content/careers/job-place.ts'
import type { Job } from '#content/careers/job.ts'
import { areFullTimeAndRemote } from '#content/careers/openings.ts'
import { culture } from '#content/careers/sections.ts'

const whoIsAwake =
  site.offices.length === 1
    ? 'The office keeps its hours, and you keep yours.'
    : officesTakeTurns(site.offices, site.supportHours)
      ? `When one office opens, ${site.offices.length === 2 ? 'the other has' : 'the others have'} gone home.`
      : officesOpenTogether(site.offices, site.supportHours)
        ? 'The offices keep their hours, and you keep yours.'
        : 'Our offices do not all open at the same time.'

export const positionsCopy = (openings: readonly Job[]) => ({
  heading: openings.length === 1 ? 'Open position' : 'Open positions',
  lede: byCount(openings, {
    none: 'There are no open positions at the moment. Send us your resume anyway: we read every one and write when something fits.',
    one: areFullTimeAndRemote(openings)
      ? 'It is full-time and remote worldwide.'
      : openings.map((job) => `${typeOf(job)}, ${locationOf(job)}.`).join(),
    many: areFullTimeAndRemote(openings)
      ? 'All of them are full-time and remote worldwide.'
      : 'Each of them says where you work and how much.',
  }),
})

export const closingCopy = (openings: readonly Job[]) => ({
  heading: byCount(openings, {
    none: 'Write to us anyway',
    one: 'Not the one for you?',
    many: 'None of these fits you?',
  }),
  lede: 'Tell us what you do well and what you would like to do here. We read every message, posting or not.',
})

export const cultureCopy = {
  kicker: 'Culture',
  heading: `${capitalize(countedInWords(culture.length, 'rule'))}, and a quiet Tuesday`,
  weekTitle: 'What a week looks like',
  meetingsNote: 'Days with meetings. The rest is yours.',
} as const

export const heroCopy = (openings: readonly Job[]) => ({
  heading: areFullTimeAndRemote(openings)
    ? `${openings.length === 0 ? 'Remote work' : capitalize(countedInWords(openings.length, 'open position'))}, no commute`
    : capitalize(countedInWords(openings.length, 'open position')),
  lede:
    openings.length === 0
      ? 'There are no open positions at the moment, but we read every resume.'
      : areFullTimeAndRemote(openings)
        ? `${capitalize(hiringFields(openings))}, full-time and remote, wherever you happen to live.`
        : `We are hiring in ${hiringFields(openings)}.`,
  positionsAction: byCount(openings, {
    none: undefined,
    one: 'See the position',
    many: 'See the positions',
  }),
})

export const resumeAction = 'Send Your Resume'

export const workingDayCopy = {
  dayTitle: 'One day, one clock',
  dayCaption: `${whoIsAwake} So we write things down.`,
  dayNote: `Hours in ${site.supportHours.timeZone.name}; office hours in standard time.`,
} as const

export const jobNotFoundCopy = {
  heading: 'Job not found. Redirecting...',
  title: 'Job not found',
  description: 'There is no position with this number. See all open positions on the careers page.',
  text: ['See all open positions on the ', 'careers page', '.'],
} as const

export const jobPageCopy = {
  asideLabel: 'Apply',
  applyAction: 'Apply for this position',
  applyNote: 'Opens our contact page, with the subject filled in.',
  backLink: 'Back to Careers',
  speculativeAction: 'Write to us anyway',
  speculativeNote: 'Opens our contact page, with the subject filled in. We read every application.',
  openingsAction: 'See what is open',
} as const

export const closedJobCopy = {
  badge: 'Closed',
  closedOn: 'Closed after',
  note: (lastDay: string) => `This position is closed. Its last day was ${lastDay}.`,
  text: 'We no longer take applications for it. See what is open now, or write to us anyway: we read every message and answer when something fits.',
} as const

export const jobPartsCopy = {
  position: 'The position',
  responsibilities: 'Responsibilities',
  requirements: 'Requirements',
  milestones: 'After your…',
  milestoneTimes: ['First week', 'First month', 'First quarter'],
  department: 'Department',
  location: 'Location',
  type: 'Type',
  posted: 'Posted',
  benefits: 'Benefits',
  others: 'Other open positions',
} as const

export const positionListCopy = {
  details: 'View Details',
  postedOn: (day: string) => `Posted ${day}`,
  openUntil: (day: string) => `Open until ${day}`,
  department: 'Department',
  locationAndType: 'Location and type',
  posted: 'Posted',
  closes: 'Last day to apply',
} as const

export const postingNoteCopy = {
  validThrough: (lastDay: string) => `Valid through ${lastDay}.`,
  later: 'We read later applications as speculative ones and answer them like any other.',
  over: 'That date has passed.',
  ownDays: 'Each position says how long it is open.',
} as const

export const processCopy = {
  kicker: 'How you apply',
  heading: (steps: number) => `${capitalize(countedInWords(steps, 'step'))} from email to offer`,
  lede: 'No form, no portal, no account.',
} as const

export const questionsCopy = {
  heading: 'Before you apply',
  lede: 'What candidates ask before they apply.',
} as const
