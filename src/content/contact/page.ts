import { site } from '#site.config.ts'

export const expectations = [
  { title: 'You write', text: 'A few lines are enough: what you do, what is stuck, and when you need it.' },
  {
    title: 'A person replies',
    text: 'Within 24 hours, with questions or an answer, and signed with a name.',
  },
  { title: 'We look at it together', text: 'We spend an hour on the phone if it helps. It is free.' },
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

export const weekdays = [
  { day: 'Mon', isOpen: true },
  { day: 'Tue', isOpen: true },
  { day: 'Wed', isOpen: true },
  { day: 'Thu', isOpen: true },
  { day: 'Fri', isOpen: true },
  { day: 'Sat', isOpen: false },
  { day: 'Sun', isOpen: false },
] as const

/** Hours in GMT; must match the text in the site config. */
export const supportDay = { from: 9, to: 18, words: site.supportHours } as const
