import type { Employment } from '#content/careers/job-place.ts'
import { positionTexts } from '#content/interface/positions.ts'
import type { JobPosting, WithContext } from 'schema-dts'
import { site } from '#site.config.ts'
import type { Office } from '#shared/site-config.ts'
import { postalAddress } from './business-json-ld.ts'
import { canonicalUrl } from '#shared/links.ts'

export interface JobDescription {
  id: string
  title: string
  description: string
  datePosted: string
  validThrough: string
  responsibilities: readonly string[]
  skills: readonly string[]
  benefits: readonly string[]
  salary?: { min: number; max: number; per?: 'year' | 'month' | 'week' | 'hour' } | undefined
  office?: Office | undefined
  countries?: readonly string[] | undefined
  employment?: Employment | undefined
}

const employmentTypes = {
  'part-time': 'PART_TIME',
  temporary: 'TEMPORARY',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
} as const satisfies Record<Employment, string>

export function jobPostingJsonLd(origin: string, job: JobDescription): WithContext<JobPosting> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: site.brand, value: job.id },
    title: job.title,
    description: job.description,
    url: canonicalUrl(origin, `/careers/${job.id}`),
    datePosted: job.datePosted,
    validThrough: job.validThrough,
    employmentType: job.employment ? employmentTypes[job.employment] : 'FULL_TIME',
    hiringOrganization: {
      '@type': 'Organization',
      name: site.brand,
      url: canonicalUrl(origin, '/'),
      ...(site.companyProfileUrl && { sameAs: site.companyProfileUrl }),
    },
    ...(job.office
      ? { jobLocation: { '@type': 'Place', address: postalAddress(job.office) } }
      : {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: job.countries?.length
            ? job.countries.map((name) => ({ '@type': 'Country' as const, name }))
            : { '@type': 'AdministrativeArea', name: positionTexts.worldwide },
        }),
    ...(job.salary
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: site.formats.currency,
            value: {
              '@type': 'QuantitativeValue',
              minValue: job.salary.min,
              maxValue: job.salary.max,
              unitText: (job.salary.per ?? 'year').toUpperCase(),
            },
          },
        }
      : {}),
    responsibilities: job.responsibilities.join('. '),
    skills: job.skills.join('. '),
    jobBenefits: job.benefits.join(', '),
  }
}
