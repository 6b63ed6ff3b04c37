import { capitalize, countedInWords } from '#shared/count-in-words.ts'
import { jobs } from '#content/careers/jobs.ts'
import type { PageMeta } from '#content/meta-types.ts'

export const careersMeta = {
  path: '/careers',
  access: 'everyone',
  title: `Careers: ${capitalize(countedInWords(jobs.length, 'Remote Position'))}`,
  description: `${capitalize(countedInWords(jobs.length, 'full-time position'))} in marketing, product development and quality assurance, remote worldwide. How we work, what you get and how to apply.`,
  keywords: ['careers', 'remote jobs', 'digital marketing jobs', 'developer jobs', 'AI engineer'],
  category: 'careers',
  pageType: 'careers',
} as const satisfies PageMeta
