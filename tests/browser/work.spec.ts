import { breadcrumbsLabel } from '#content/interface/controls.ts'
import { storyCopy, workCopy } from '#content/work/page.ts'
import { seedCaseStudies } from '#content/seed/case-studies.ts'
import type { SeedCaseStudy } from '#contracts/stories.ts'
import { expect } from '@playwright/test'
import { storyPath } from '#shared/page-paths.ts'
import { addCaseStudy, deleteCaseStudy } from './admin-case-study.ts'
import { htmlTest } from './html-test.ts'
import { needsPages } from './needs-pages.ts'
import { openLive } from './open-live.ts'
import { expectNoViolations } from './schemes.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'

needsPages('/work')

const stories: readonly SeedCaseStudy[] = seedCaseStudies
const story = stories.find(({ figures = [] }) => figures.some(({ kind }) => kind === 'line'))

test.beforeEach(() => {
  test.skip(story === undefined, 'no case study of the seed has a chart')
})

htmlTest(
  'without script, the list links every story, and a filter is a page of the server',
  async ({ page }) => {
    await page.goto('/work')
    for (const { slug } of seedCaseStudies)
      await expect(page.locator(`main article a[href="${storyPath(slug)}"]`)).toHaveCount(1)
    const filters = page.getByRole('navigation', { name: workCopy.filterLabel }).getByRole('link')
    if ((await filters.count()) === 0) return
    const last = filters.last()
    const count = Number(await last.locator('span').textContent())
    await last.click()
    await expect(page).toHaveURL(/\/work\?service=/)
    await expect(page.locator('main article')).toHaveCount(count)
    await expect(filters.last()).toHaveAttribute('aria-current', 'true')
  },
)

htmlTest('without script, the values of a chart open as a table by keyboard', async ({ page }) => {
  const chart = story?.figures?.find(({ kind }) => kind === 'line')
  await page.goto(storyPath(story?.slug ?? ''))
  const summary = page.locator('summary', { hasText: storyCopy.table }).first()
  await summary.focus()
  await page.keyboard.press('Enter')
  const rows = page.getByRole('table', { name: chart?.label ?? '' }).getByRole('row')
  await expect(rows).toHaveCount(chart?.points.length ?? 0)
  await expect(rows.last()).toBeVisible()
})

test('a reader goes from the list to a story and on to the next one without a full load', async ({
  page,
}) => {
  await openLive(page, '/work')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page
    .locator(`main article a[href="${storyPath(story?.slug ?? '')}"]`)
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(story?.title ?? '')
  const next = page.locator('main a[href^="/work/"]').last()
  if ((await next.count()) > 0 && seedCaseStudies.length > 1) {
    await next.click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(story?.title ?? '')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(story?.title ?? '')
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a story that was opened as the first page shows everything after a visit elsewhere', async ({
  page,
}) => {
  await openLive(page, storyPath(story?.slug ?? ''))
  const headings = await page.locator('main h2').allTextContents()
  await page
    .getByRole('navigation', { name: breadcrumbsLabel })
    .getByRole('link', { name: workCopy.breadcrumb })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(workCopy.heading[1])
  await page
    .locator(`main article a[href="${storyPath(story?.slug ?? '')}"]`)
    .first()
    .click()
  await expect(page.locator('main h2')).toHaveText(headings)
})

for (const path of ['/work', storyPath(story?.slug ?? '')]) {
  test(`${path} has no violation in any scheme and fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectNoViolations(page)
  })
}

test('a draft is hidden from visitors, also while its author is signed in', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  const title = await addCaseStudy(page)
  const response = await page.goto(storyPath(title.toLowerCase()))
  expect(response?.status()).toBe(404)
  await page.goto('/work')
  await expect(page.getByText(title)).toHaveCount(0)
  await deleteCaseStudy(page, title)
})
