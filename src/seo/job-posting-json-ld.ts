import { jobTexts } from '#content/interface/machines.ts'
import type { JobPosting, WithContext } from 'schema-dts'
import { site } from '#site.config.ts'
import { canonicalUrl } from './canonical-url.ts'

export interface JobDescription {
  id: string
  title: string
  description: string
  datePosted: string
  validThrough: string
  responsibilities: readonly string[]
  skills: readonly string[]
  benefits: readonly string[]
  salary?: { min: number; max: number } | undefined
}

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
    employmentType: 'FULL_TIME',
    hiringOrganization: {
      '@type': 'Organization',
      name: site.brand,
      url: canonicalUrl(origin, '/'),
      ...(site.companyProfileUrl && { sameAs: site.companyProfileUrl }),
    },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'AdministrativeArea', name: jobTexts.worldwide },
    ...(job.salary
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: site.formats.currency,
            value: {
              '@type': 'QuantitativeValue',
              minValue: job.salary.min,
              maxValue: job.salary.max,
              unitText: 'YEAR',
            },
          },
        }
      : {}),
    responsibilities: job.responsibilities.join('. '),
    skills: job.skills.join('. '),
    jobBenefits: job.benefits.join(', '),
  }
}
