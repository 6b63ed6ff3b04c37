import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { industryHeroCopy } from '#content/industry-advertising/copy.ts'
import { expect } from '@playwright/test'
import { sampleTest } from './sample-test.ts'
import { industryPages } from '#content/industry-advertising/page.ts'
import { notFoundCopy } from '#content/not-found.ts'
import { collectComplaints } from './console-errors.ts'
import { openLive } from './open-live.ts'
import { test } from './shared-window.ts'

const pages = Object.values(industryPages)
  .map(({ meta, breadcrumbs }) => ({ path: meta.path, breadcrumbs }))
  .filter(({ path }) => isPageOn(path))

test('the pages share one template and have their own texts', async ({ page }) => {
  test.skip(pages.length < 2, 'fewer than two industries have a page')
  const renderedPages = []
  for (const { path } of pages) {
    const complaints = collectComplaints(page, 200)
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await page.waitForLoadState('networkidle')
    renderedPages.push({
      sections: await page.locator('main section').evaluateAll((sections) => sections.map(({ id }) => id)),
      heading: await page.getByRole('heading', { level: 1 }).innerText(),
      text: await page.locator('#leaks').innerText(),
    })
    expect(complaints).toEqual([])
  }
  expect(new Set(renderedPages.map(({ sections }) => sections.join())).size).toBe(1)
  expect(new Set(renderedPages.map(({ heading }) => heading)).size).toBe(pages.length)
  expect(new Set(renderedPages.map(({ text }) => text)).size).toBe(pages.length)
})

for (const { path, breadcrumbs } of pages) {
  test(`${path} shows breadcrumbs and its price, and offers the audit`, async ({ page }) => {
    await openLive(page, path)
    const links = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
    await expect(links).toHaveText(breadcrumbs.map(({ name }) => name))
    await expect(page.locator('#package')).toContainText(formatMoney(prices.advertisingSetup).slice(1))
    await expect(page.locator('main').getByText(formatMoney(prices.advertisingAuditValue))).toBeVisible()
    await page.getByRole('link', { name: industryHeroCopy.action }).first().click()
    await page.waitForURL('**/contact')
  })
}

sampleTest('a channel leads to its group on the advertising page', async ({ page }) => {
  await openLive(page, '/services/ecommerce-advertising')
  await page.locator('#channels').getByRole('link', { name: 'Shopping Ads' }).click()
  await page.waitForURL('**/services/digital-advertising?tab=search#channels')
  await expect(page.getByRole('tab', { name: 'Search', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.locator('#channels')).toBeInViewport()
})

sampleTest('moving between two industries changes the whole page', async ({ page }) => {
  await openLive(page, '/services/ecommerce-advertising')
  await page.locator('#industries').getByRole('link', { name: 'Local business' }).click()
  await page.waitForURL('**/services/local-business-advertising')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Local business advertising')
  await expect(page).toHaveTitle(/Local Business Advertising/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('E-commerce advertising')
})

test('an unknown name under /services is not found', async ({ page }) => {
  const response = await page.goto('/services/none')
  expect(response?.status()).toBe(404)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundCopy.title)
})
