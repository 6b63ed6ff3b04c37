import { capitalize, countedInWords } from '#shared/words.ts'
import { hiringFields } from '#content/careers/by-count.ts'
import type { Job } from '#content/careers/job.ts'
import { areFullTimeAndRemote } from '#content/careers/openings.ts'
import type { PageMeta, RouteMeta } from '#content/meta-types.ts'

export const careersRouteMeta = {
  path: '/careers',
  access: 'everyone',
  category: 'careers',
  pageType: 'careers',
} as const satisfies RouteMeta

export const careersMeta = (openings: readonly Job[]): PageMeta => ({
  ...careersRouteMeta,
  title:
    openings.length === 0
      ? 'Careers: How We Work and Hire'
      : `Careers: ${capitalize(countedInWords(openings.length, areFullTimeAndRemote(openings) ? 'Remote Position' : 'Open Position'))}`,
  description:
    openings.length === 0
      ? 'There are no open positions at the moment. How we work, what you get and how to send us your resume anyway.'
      : areFullTimeAndRemote(openings)
        ? `${capitalize(countedInWords(openings.length, 'full-time position'))} in ${hiringFields(openings)}, remote worldwide. How we work, what you get and how to apply.`
        : `${capitalize(countedInWords(openings.length, 'open position'))} in ${hiringFields(openings)}. How we work, what you get and how to apply.`,
  keywords: ['careers', 'remote jobs', 'digital marketing jobs', 'developer jobs', 'AI engineer'],
})
