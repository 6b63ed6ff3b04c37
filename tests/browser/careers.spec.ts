import { htmlTest } from './html-test.ts'
import {
  jobNotFoundCopy,
  jobPageCopy,
  jobPartsCopy,
  positionListCopy,
  postingNoteCopy,
  resumeAction,
} from '#content/careers/copy.ts'
import { expect } from '@playwright/test'
import { openLive } from './open-live.ts'
import { careersFaqs } from '#content/careers/page.ts'
import { applicationSteps, benefits, culture } from '#content/careers/sections.ts'
import { locationOf, typeOf } from '#content/careers/job-place.ts'
import { openJobs } from '#tests/builders/jobs.ts'
import { notFoundCopy } from '#content/not-found.ts'
import { needsPages } from './needs-pages.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { formatLongDay } from '#shared/formats.ts'
import { test } from './shared-window.ts'

needsPages('/careers')

const openings = openJobs(agencyDay(new Date()))
const [first] = openings
const last = openings.at(-1)
const firstPath = `/careers/${first?.id}`

htmlTest(
  'the positions are listed in order, each with its facts and a link to its page',
  { tag: '@own-site' },
  async ({ page }) => {
    await page.goto('/careers')
    const rows = page.locator('#positions ol > li')
    await expect(rows.getByRole('heading')).toHaveText(openings.map(({ title }) => title))
    for (const [index, job] of openings.entries()) {
      const row = rows.nth(index)
      await expect(row).toContainText(job.department)
      await expect(row).toContainText(`${locationOf(job)}, ${typeOf(job)}`)
      await expect(row).toContainText(formatLongDay(job.postedOn))
      await expect(row.getByRole('link', { name: positionListCopy.details })).toHaveAttribute(
        'href',
        `/careers/${job.id}`,
      )
    }
  },
)

htmlTest('culture, steps, questions and a way to send a resume are shown', async ({ page }) => {
  await page.goto('/careers')
  await expect(page.locator('#culture dt')).toHaveText(culture.map(({ title }) => title))
  await expect(page.locator('#process h3')).toHaveText(applicationSteps(openings).map(({ title }) => title))
  await expect(page.locator('#questions details')).toHaveCount(careersFaqs(openings).length)
  for (const link of await page.getByRole('link', { name: resumeAction }).all()) {
    await expect(link).toHaveAttribute('href', '/contact')
  }
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  expect(await crumbs.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/careers',
  ])
})

for (const job of openings) {
  htmlTest(`/careers/${job.id} describes the position from the list`, async ({ page }) => {
    await page.goto(`/careers/${job.id}`)
    await expect(page.locator('h1')).toHaveText(job.title)
    const facts = page.getByRole('complementary', { name: jobPageCopy.asideLabel })
    for (const fact of [job.department, locationOf(job), typeOf(job), formatLongDay(job.postedOn)]) {
      await expect(facts).toContainText(fact)
    }
    await expect(page.getByText(job.description, { exact: true })).toBeVisible()
    for (const title of [jobPartsCopy.responsibilities, jobPartsCopy.requirements]) {
      const list = page
        .locator('#position ul')
        .filter({ has: page.locator(`xpath=preceding-sibling::h3[1][.="${title}"]`) })
      expect(await list.locator('li').count()).toBeGreaterThan(0)
    }
    await expect(page.locator('#benefits h3')).toHaveText(benefits.map(({ title }) => title))
    await expect(page.getByRole('link', { name: jobPageCopy.backLink })).toHaveAttribute('href', '/careers')
    await expect(page.getByRole('link', { name: jobPageCopy.applyAction })).toHaveAttribute(
      'href',
      '/contact?subject=Job%20Application',
    )
  })
}

htmlTest('a posting names its last day, and says when that has passed', async ({ page }) => {
  test.skip(openings.length === 0, 'there is no open position')
  await page.goto(firstPath)
  const closesOn = first?.closesOn ?? ''
  await expect(page.getByText(postingNoteCopy.validThrough(formatLongDay(closesOn)))).toBeVisible()
  const isOver = closesOn < agencyDay(new Date())
  await expect(page.getByText(postingNoteCopy.over)).toHaveCount(isOver ? 1 : 0)
})

test('an unknown number answers 404 with its message and moves on to the list', async ({ page, request }) => {
  const response = await request.get('/careers/0')
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain(jobNotFoundCopy.heading)
  await page.goto('/careers/0')
  await page.waitForURL((url) => url.pathname === '/careers')
  await expect(page.locator('#positions ol > li')).toHaveCount(openings.length)
})

test('an unknown number inside the app shows the message and moves on to the list', async ({ page }) => {
  await openLive(page, '/careers')
  // Sampled inside the page, because the heading is visible for only a tenth of a second.
  const headings = await page.evaluate(async () => {
    const shownHeadings = new Set<string>()
    const observer = new MutationObserver(() =>
      shownHeadings.add(document.querySelector('h1')?.textContent ?? ''),
    )
    observer.observe(document.body, { childList: true, subtree: true })
    history.pushState({}, '', '/careers/0')
    dispatchEvent(new PopStateEvent('popstate'))
    while (location.pathname !== '/careers') await new Promise((resolve) => setTimeout(resolve, 20))
    return [...shownHeadings]
  })
  expect(headings).toContain(jobNotFoundCopy.heading)
  await expect(page.locator('#positions ol > li')).toHaveCount(openings.length)
})

test('a path that never was a position is the plain 404', async ({ page }) => {
  const response = await page.goto('/careers/abc')
  expect(response?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText(notFoundCopy.title)
  await expect(page.getByText(jobNotFoundCopy.title)).toHaveCount(0)
})

test('moving to another position changes the page and its structured data', async ({ page }) => {
  test.skip(openings.length < 2, 'there is no other position')
  await page.goto(firstPath)
  await page.waitForLoadState('networkidle')
  await page
    .locator('#others')
    .getByRole('link', { name: last?.title ?? '' })
    .click()
  await page.waitForURL(`**/careers/${last?.id}`)
  await expect(page.locator('h1')).toHaveText(last?.title ?? '')
  const titles = () =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts.map((script) => JSON.parse(script.textContent ?? '').title).filter(Boolean),
      )
  await expect.poll(titles).toEqual([last?.title])
})
