import { listInWords } from '#shared/plain-text.ts'
import { formatLongDay } from '#shared/formats.ts'
import { supportHours } from '#shared/opening-hours.ts'
import { site } from '#site.config.ts'
import { byCount, sharedClosingDay } from '#content/careers/by-count.ts'
import type { Job } from '#content/careers/job.ts'
import { areFullTimeAndRemote } from '#content/careers/openings.ts'

export const careersBreadcrumbs = [
  { name: 'Home', url: '/' },
  { name: 'Careers', url: '/careers' },
] as const

const cities = listInWords(site.offices.map(({ city }) => city))
const openOffices =
  site.offices.length === 1 ? `Our office in ${cities} is open` : `Our offices in ${cities} are open`

function lastDays(openings: readonly Job[]): string {
  const day = sharedClosingDay(openings)
  if (day === undefined) return 'Each position says how long it is open.'
  return `The ${byCount(openings, { none: '', one: 'posting is', many: 'postings are' })} valid through ${formatLongDay(day)}.`
}

export const careersFaqs = (openings: readonly Job[]) => [
  {
    question: 'Where can I work from?',
    answer: areFullTimeAndRemote(openings)
      ? `From anywhere you can legally work and have a reliable connection. ${openOffices} to you, but nobody has to come in.`
      : `Each position says where: at an office, in some countries, or anywhere. ${openOffices} to everybody.`,
  },
  ...(openings.length > 0
    ? [
        {
          question: 'Can I apply after the last day?',
          answer: `Yes. ${lastDays(openings)} We read later applications as general applications and answer them like any other.`,
        },
      ]
    : []),
  {
    question: 'How do I apply without a form?',
    answer:
      openings.length > 0
        ? 'By email. “View Details” opens the position, which links to our address with the subject filled in. Attach your resume and add two links.'
        : 'By email. “Send Your Resume” leads to our address. Attach your resume and add two links.',
  },
  {
    question: 'What hours do I have to work?',
    answer: `You agree on them with your team. Support hours are ${supportHours}; if you work with clients, your day overlaps with them in part.`,
  },
  {
    question: 'Do I need experience with AI tools?',
    answer:
      'Only where the posting asks for it. Everybody else should be curious about them and critical of what they produce.',
  },
]
