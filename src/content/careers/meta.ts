import { capitalize, countedInWords } from '#shared/count-in-words.ts'
import { hiringFields } from '#content/careers/by-count.ts'
import { jobs } from '#content/careers/jobs.ts'
import type { PageMeta } from '#content/meta-types.ts'

export const careersMeta = {
  path: '/careers',
  access: 'everyone',
  title:
    jobs.length === 0
      ? 'Careers: How We Work and Hire'
      : `Careers: ${capitalize(countedInWords(jobs.length, 'Remote Position'))}`,
  description:
    jobs.length === 0
      ? 'There are no open positions at the moment. How we work, what you get and how to send us your resume anyway.'
      : `${capitalize(countedInWords(jobs.length, 'full-time position'))} in ${hiringFields()}, remote worldwide. How we work, what you get and how to apply.`,
  keywords: ['careers', 'remote jobs', 'digital marketing jobs', 'developer jobs', 'AI engineer'],
  category: 'careers',
  pageType: 'careers',
} as const satisfies PageMeta
