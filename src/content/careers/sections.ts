import { workingDayTexts } from '#content/interface/schedule.ts'
import { claims } from '#content/claims.ts'
import { workingDay } from '#shared/working-day.ts'
import { site } from '#site.config.ts'
import type { Job } from '#content/careers/job.ts'

export const dayBars = [
  ...workingDay(site.offices, site.supportHours, workingDayTexts),
  { name: 'You', note: 'when you work best', kind: 'open', parts: [{ from: 0, to: 1440 }] },
] as const

export const culture = [
  {
    title: 'Written first',
    text: 'Decisions are written down with a date and a name. Whoever was asleep reads them in the morning and can object.',
  },
  {
    title: 'Shown weekly',
    text: 'We show work while it is still rough, to the client too. Nobody waits a quarter to find out it is wrong.',
  },
  {
    title: 'Checked by a person',
    text: 'AI drafts, sorts and searches. A person signs off, and that name goes on the work.',
  },
  {
    title: 'Numbers, then opinions',
    text: 'If we can measure it, we measure it before we discuss it. If we cannot, we say so.',
  },
] as const

export const week = [
  { day: 'Mon', what: 'The week’s plan, in writing', isCall: false },
  { day: 'Tue', what: 'Work', isCall: false },
  { day: 'Wed', what: 'Pairing, reviews, one call if it helps', isCall: true },
  { day: 'Thu', what: 'Work', isCall: false },
  { day: 'Fri', what: 'Demo to clients and each other', isCall: true },
] as const

export const applicationSteps = (openings: readonly Job[]) => [
  {
    title: 'You write',
    text: `Send your resume, two links to work you are proud of, and ${openings.length > 0 ? 'the name of the position' : 'what you would like to do here'}.`,
  },
  { title: 'We answer', text: `Within ${claims.replyTime} you know who is reading it.` },
  { title: 'We talk', text: 'A call with the person you would work with. Questions go both ways.' },
  { title: 'You show', text: 'A small task like the real work, or work you have already done. Your choice.' },
  {
    title: 'You decide',
    text: 'You get a written offer with pay, hours and start date, and time to read it.',
  },
]

export const benefits = [
  { icon: 'globe', title: 'Remote for good', text: 'No office to return to. Work where you live.' },
  { icon: 'clock', title: 'Your own hours', text: 'Agreed with your team, handed over in writing.' },
  { icon: 'calendar-check', title: 'Paid leave', text: 'On top of the public holidays where you live.' },
  {
    icon: 'heart-pulse',
    title: 'Health allowance',
    text: 'A monthly amount toward coverage in your country.',
  },
  { icon: 'lightbulb', title: 'Learning budget', text: 'Courses, books, exams, and hours to use them.' },
  {
    icon: 'sparkles',
    title: 'Equipment and AI tools',
    text: 'The hardware and the licenses the work needs.',
  },
] as const
