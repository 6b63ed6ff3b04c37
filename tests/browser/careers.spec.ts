// Covers src/seo/structured-data-of.ts.

import { expect, test } from '@playwright/test'
import { careersFaqs } from '#content/careers/page.ts'
import { applicationSteps, benefits } from '#content/careers/sections.ts'
import { departments, jobs } from '#content/careers/jobs.ts'
import { formatLongDay } from '#shared/formats.ts'

// docs/spec/acceptance.md 215-232 and 457-464.

test('seven positions are listed in order, each with its facts and a link to its page', async ({ page }) => {
  await page.goto('/careers')
  const rows = page.locator('#positions ol > li')
  await expect(rows.getByRole('heading')).toHaveText(jobs.map(({ title }) => title))
  for (const [index, job] of jobs.entries()) {
    const row = rows.nth(index)
    await expect(row).toContainText(job.department)
    await expect(row).toContainText('Remote (Worldwide), Full-time')
    await expect(row).toContainText(formatLongDay(job.postedOn))
    await expect(row.getByRole('link', { name: 'View Details' })).toHaveAttribute(
      'href',
      `/careers/${job.id}`,
    )
  }
  expect(new Set(jobs.map(({ department }) => department))).toEqual(new Set(departments))
})

test('culture, five steps, questions and a way to send a resume are shown', async ({ page }) => {
  await page.goto('/careers')
  await expect(page.locator('#culture dt')).toHaveCount(4)
  await expect(page.locator('#process ol > li')).toHaveCount(5)
  await expect(page.locator('#process h3')).toHaveText(applicationSteps.map(({ title }) => title))
  await expect(page.locator('#questions details')).toHaveCount(careersFaqs.length)
  for (const link of await page.getByRole('link', { name: 'Send Your Resume' }).all()) {
    await expect(link).toHaveAttribute('href', '/contact')
  }
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  expect(await crumbs.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/careers',
  ])
})

for (const job of jobs) {
  test(`/careers/${job.id} describes the position from the list`, async ({ page }) => {
    await page.goto(`/careers/${job.id}`)
    await expect(page.locator('h1')).toHaveText(job.title)
    for (const fact of [job.department, 'Remote (Worldwide)', 'Full-time', formatLongDay(job.postedOn)]) {
      await expect(page.locator('section').first()).toContainText(fact)
    }
    await expect(page.locator('#position .text-lede')).not.toBeEmpty()
    for (const title of ['Responsibilities', 'Requirements']) {
      const list = page
        .locator('#position ul')
        .filter({ has: page.locator(`xpath=preceding-sibling::h3[1][.="${title}"]`) })
      expect(await list.locator('li').count()).toBeGreaterThan(3)
    }
    await expect(page.locator('#benefits h3')).toHaveText(benefits.map(({ title }) => title))
    await expect(page.getByRole('link', { name: 'Back to Careers' })).toHaveAttribute('href', '/careers')
    await expect(page.getByRole('link', { name: 'Apply for this position' })).toHaveAttribute(
      'href',
      '/contact?subject=Job%20Application',
    )
  })
}

test('a past closing date is pointed out by the script, never in the prerendered file', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/careers/1')).text()
  expect(html).toContain('speculative')
  expect(html).not.toContain('has passed')
  await page.clock.setFixedTime('2025-07-31T12:00:00Z')
  await page.goto('/careers/1')
  await expect(page.getByText('Valid through July 31, 2025.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('That date has passed.')).toHaveCount(0)
  await page.clock.setFixedTime('2025-08-02T12:00:00Z')
  await page.reload()
  await expect(page.getByText('That date has passed.')).toBeVisible()
})

test('an unknown number answers 404 with its message and moves on to the list', async ({ page, request }) => {
  const response = await request.get('/careers/99')
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('Job not found. Redirecting...')
  await page.goto('/careers/99')
  await page.waitForURL((url) => url.pathname === '/careers')
  await expect(page.locator('#positions ol > li')).toHaveCount(7)
})

test('an unknown number inside the app shows the message and moves on to the list', async ({ page }) => {
  await page.goto('/careers')
  await page.waitForLoadState('networkidle')
  // Sampled inside the page, because the heading is visible for only a tenth of a second.
  const headings = await page.evaluate(async () => {
    const shownHeadings = new Set<string>()
    const observer = new MutationObserver(() =>
      shownHeadings.add(document.querySelector('h1')?.textContent ?? ''),
    )
    observer.observe(document.body, { childList: true, subtree: true })
    history.pushState({}, '', '/careers/99')
    dispatchEvent(new PopStateEvent('popstate'))
    while (location.pathname !== '/careers') await new Promise((done) => setTimeout(done, 20))
    return [...shownHeadings]
  })
  expect(headings).toContain('Job not found. Redirecting...')
  await expect(page.locator('#positions ol > li')).toHaveCount(7)
})

test('a path that never was a position is the plain 404', async ({ page }) => {
  const response = await page.goto('/careers/abc')
  expect(response?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText('404 Page Not Found')
  await expect(page.getByText('Job not found')).toHaveCount(0)
})

test('moving to another position changes the page and its structured data', async ({ page }) => {
  await page.goto('/careers/1')
  await page.waitForLoadState('networkidle')
  await page.locator('#others').getByRole('link', { name: 'QA Engineer' }).click()
  await page.waitForURL('**/careers/7')
  await expect(page.locator('h1')).toHaveText('QA Engineer')
  const titles = () =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts.map((script) => JSON.parse(script.textContent ?? '').title).filter(Boolean),
      )
  await expect.poll(titles).toEqual(['QA Engineer'])
})
