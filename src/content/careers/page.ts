import { listInWords } from '#shared/list-in-words.ts'
import { supportHours } from '#shared/opening-hours.ts'
import { site } from '#site.config.ts'
import { formatLongDay } from '#shared/formats.ts'
import { jobTerms } from './jobs.ts'
export const careersBreadcrumbs = [
  { name: 'Home', url: '/' },
  { name: 'Careers', url: '/careers' },
] as const

const cities = listInWords(site.offices.map(({ city }) => city))
const openOffices =
  site.offices.length === 1 ? `Our office in ${cities} is open` : `Our offices in ${cities} are open`

export const careersFaqs = [
  {
    question: 'Where can I work from?',
    answer: `From anywhere you can legally work and have a reliable connection. ${openOffices} to you, but nobody has to come in.`,
  },
  {
    question: 'Can I apply after the last day?',
    answer: `Yes. The postings are valid through ${formatLongDay(jobTerms.validThrough)}. We read later applications as general applications and answer them like any other.`,
  },
  {
    question: 'How do I apply without a form?',
    answer:
      'By email. “View Details” opens the position, which links to our address with the subject filled in. Attach your resume and add two links.',
  },
  {
    question: 'What hours do I have to work?',
    answer: `You agree on them with your team. Support hours are ${supportHours}; if you work with clients, your day overlaps with them in part.`,
  },
  {
    question: 'Do I need experience with AI tools?',
    answer:
      'Only the AI Engineer does. Everybody else should be curious about them and critical of what they produce.',
  },
] as const
