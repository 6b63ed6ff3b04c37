import { claims } from '#content/claims.ts'
import { minutesOf } from '#shared/clock-time.ts'
import { supportHours, workingWeek } from '#shared/opening-hours.ts'
import { site } from '#site.config.ts'

export const expectations = [
  { title: 'You write', text: 'A few lines are enough: what you do, what is stuck, and when you need it.' },
  {
    title: 'A person replies',
    text: `Within ${claims.replyTime}, with questions or an answer, and signed with a name.`,
  },
  {
    title: 'We look at it together',
    text: `We spend an hour on ${site.phone ? 'the phone' : 'a video call'} if it helps. It is free.`,
  },
  {
    title: 'You have it in writing',
    text: 'What we would do, what it costs and how long it takes. Or that we are not the right team for it.',
  },
] as const

export const worthMentioning = [
  'What you sell, and to whom',
  'The number you want to move',
  'What you have tried already',
  'A budget, even a rough one',
  'The date that cannot move, if there is one',
] as const

const { days, opens, closes } = site.supportHours

export const supportWeek = workingWeek.map((day) => ({ day: day.slice(0, 3), isOpen: days.includes(day) }))

export const supportDay = {
  fromHour: minutesOf(opens) / 60,
  toHour: minutesOf(closes) / 60,
  words: supportHours,
} as const
