import { expect, test } from 'vitest'
import { site } from '#site.config.ts'
import { type JobDescription, jobPostingJsonLd } from './job-posting-json-ld.ts'

const job: JobDescription = {
  id: '3',
  title: 'AI Engineer',
  description: 'Makes agents.',
  datePosted: '2025-04-24',
  validThrough: '2025-07-31',
  responsibilities: ['Build', 'Measure'],
  skills: ['Python', 'SQL'],
  benefits: ['Remote for good', 'Paid leave'],
}

test('a posting is full-time, remote, open worldwide and valid through its last day', () => {
  expect(jobPostingJsonLd('https://www.example.com', job)).toMatchObject({
    '@type': 'JobPosting',
    title: 'AI Engineer',
    url: 'https://www.example.com/careers/3',
    datePosted: '2025-04-24',
    validThrough: '2025-07-31',
    employmentType: 'FULL_TIME',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'Worldwide' },
    responsibilities: 'Build. Measure',
    skills: 'Python. SQL',
    jobBenefits: 'Remote for good, Paid leave',
  })
})

test('a remote posting for some countries names them, and not the world', () => {
  expect(
    jobPostingJsonLd('https://www.example.com', { ...job, countries: ['Portugal', 'Nepal'] }),
  ).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'Portugal' },
      { '@type': 'Country', name: 'Nepal' },
    ],
  })
})

test('a posting in an office names its address and not the world, and its type of employment', () => {
  const [office] = site.offices
  const posting = jobPostingJsonLd('https://www.example.com', { ...job, office, employment: 'part-time' })
  expect(posting).toMatchObject({
    employmentType: 'PART_TIME',
    jobLocation: {
      '@type': 'Place',
      address: { addressLocality: office?.city, addressCountry: office?.countryCode },
    },
  })
  expect(posting).not.toHaveProperty('jobLocationType')
  expect(posting).not.toHaveProperty('applicantLocationRequirements')
})

test('a published salary has minimum, maximum, currency and unit; an unpublished one is left out', () => {
  expect(jobPostingJsonLd('https://www.example.com', job)).not.toHaveProperty('baseSalary')
  const postingWithSalary = jobPostingJsonLd('https://www.example.com', {
    ...job,
    salary: { min: 70_000, max: 90_000 },
  })
  expect(postingWithSalary.baseSalary).toMatchObject({
    currency: site.formats.currency,
    value: { minValue: 70_000, maxValue: 90_000, unitText: 'YEAR' },
  })
  const monthly = jobPostingJsonLd('https://www.example.com', {
    ...job,
    salary: { min: 9_500, max: 14_000, per: 'month' },
  })
  expect(monthly.baseSalary).toMatchObject({ value: { unitText: 'MONTH' } })
})
