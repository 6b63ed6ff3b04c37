import { site, strategyRating } from '#site.config.ts'
import { accessibilityFaqs } from '#content/accessibility/page.ts'
import { strategyFaqs } from '#content/strategy/sections.ts'
import { strategyPackage } from '#content/strategy/page.ts'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { careersFaqs } from '#content/careers/page.ts'
import { jobTerms } from '#content/careers/job.ts'
import { benefits } from '#content/careers/sections.ts'
import { openJobs } from '#tests/builders/jobs.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { formatLongDay, machineAmount } from '#shared/formats.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { builtPage, expectQuestions, only, pageOfToday } from './built-page.ts'
import { textOf } from './text-of.ts'

const breadcrumbList = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(z.object({ name: z.string(), item: z.string() })),
})
const jobPosting = z.object({
  '@type': z.literal('JobPosting'),
  title: z.string(),
  description: z.string(),
  datePosted: z.string(),
  validThrough: z.string(),
  hiringOrganization: z.object({ name: z.string() }),
  jobLocationType: z.optional(z.literal('TELECOMMUTE')),
  jobLocation: z.optional(z.object({ address: z.object({ addressLocality: z.string() }) })),
  responsibilities: z.string(),
  skills: z.string(),
  jobBenefits: z.string(),
})
const strategy = z.object({
  '@type': z.literal('Service'),
  offers: z.object({
    price: z.literal(machineAmount(strategyPackage.price)),
    priceCurrency: z.literal(site.formats.currency),
  }),
  review: z._default(
    z.array(z.object({ reviewBody: z.string(), author: z.object({ name: z.string() }) })),
    [],
  ),
})

const pageAt = (path: string) => (path.startsWith('/careers') ? pageOfToday(path) : builtPage(path))
const openings = openJobs(agencyDay(new Date()))

test.each(['/auth', '/auth/forgot', '/auth/second-step'])(
  '%s has structured data, although search engines do not list it',
  async (path) => {
    const { data } = await pageAt(path)
    expect(data.length).toBeGreaterThan(0)
  },
)

const questions: Readonly<Record<string, readonly unknown[]>> = {
  '/digital-marketing-strategy': strategyFaqs,
  '/careers': careersFaqs(openings),
  '/accessibility': accessibilityFaqs,
}

for (const path of Object.keys(questions).filter(isPageOn)) {
  test(`${path}: every question and answer in the structured data is on the page`, async () => {
    expectQuestions(await pageAt(path), questions[path] ?? [])
  })
}

for (const path of [
  '/digital-marketing-strategy',
  '/services/product-development',
  '/careers',
  ...openings.map(({ id }) => `/careers/${id}`),
].filter(isPageOn)) {
  test(`${path}: the breadcrumbs in the structured data match the page, in order`, async () => {
    const { body, data } = await pageAt(path)
    const nav = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(body)?.[0] ?? ''
    const breadcrumbsOnPage = [...nav.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
      ([, href, name]) => [textOf(name ?? '').trim(), href],
    )
    const { itemListElement } = only(data, breadcrumbList)
    expect(itemListElement.map(({ name, item }) => [name, new URL(item).pathname])).toEqual(breadcrumbsOnPage)
    expect(breadcrumbsOnPage.length).toBeGreaterThan(1)
  })
}

for (const job of openings) {
  test(`/careers/${job.id}: the structured data matches the page`, async () => {
    const { data, text } = await pageAt(`/careers/${job.id}`)
    const posting = only(data, jobPosting)
    expect(posting).toMatchObject({
      title: job.title,
      datePosted: job.postedOn,
      validThrough: job.closesOn,
      description: job.description,
    })
    const city = posting.jobLocation?.address.addressLocality
    expect(posting.jobLocationType).toBe(city ? undefined : 'TELECOMMUTE')
    expect(text).toContain(city ?? jobTerms.location)
    expect(text).toContain(formatLongDay(posting.datePosted))
    expect(text).toContain(posting.description)
    for (const item of job.responsibilities)
      expect([posting.responsibilities, text].every((one) => one.includes(item))).toBe(true)
    for (const item of job.requirements)
      expect([posting.skills, text].every((one) => one.includes(item))).toBe(true)
    for (const { title } of benefits)
      expect([posting.jobBenefits, text].every((one) => one.includes(title))).toBe(true)
  })
}

test.skipIf(!isPageOn('/digital-marketing-strategy'))(
  'the strategy package’s reviews in the structured data are on the page',
  () => {
    const { data, text } = builtPage('/digital-marketing-strategy')
    const { review } = only(data, strategy)
    expect(review).toHaveLength(strategyRating.reviews.length)
    for (const { reviewBody, author } of review) {
      expect(text).toContain(reviewBody)
      expect(text).toContain(author.name)
    }
  },
)

test('the folder that is deployed holds no source, no map of it, no hidden file and no setting of this machine', () => {
  // Not globSync, which passes over hidden files.
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.startsWith('_worker.js'),
  )
  expect(files.length).toBeGreaterThan(50)
  const isUnwanted = (file: string) =>
    /(^|\/)\.(?!well-known(\/|$))|\.(tsx?|map|toml|sqlite|lock|env)$|node_modules/.test(file)
  expect(files.filter(isUnwanted)).toEqual([])
})
