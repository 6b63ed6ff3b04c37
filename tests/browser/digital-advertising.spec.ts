import { industrySlugs } from '#content/industry-advertising/slugs.ts'
import { industrySections } from '#content/industry-advertising/sections.ts'
import { packageStripCopy } from '#content/industry-advertising/copy.ts'
import { firstMonthCopy } from '#content/digital-advertising/copy.ts'
import { eras, hero, industryCards, processSteps } from '#content/digital-advertising/sections.ts'
import { anchors, channelFamilies } from '#content/digital-advertising/page.ts'
import { breadcrumbs } from '#content/digital-advertising/faqs.ts'
import { expect, type Page } from '@playwright/test'
import { htmlTest, sampleHtmlTest } from './html-test.ts'
import { needsPages } from './needs-pages.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { openLive } from './open-live.ts'
import { violationsIn } from './schemes.ts'
import { test } from './shared-window.ts'

const path = '/services/digital-advertising'

needsPages(path)

const firstIndustry = `/services/${industrySlugs[0]}`

const allFeatures = channelFamilies.flatMap(({ channels }) =>
  channels.flatMap(({ features }) => [...features]),
)

const channels = (page: Page) =>
  page.locator('#channels [role=tabpanel] li:has(> h4)').filter({ visible: true })

const open = (page: Page, address = path) => openLive(page, address)

sampleHtmlTest('the hero offers the audit and leads to the contact page', async ({ page }) => {
  await page.goto(path)
  const top = page.locator('section').first()
  await expect(top.getByText('35+ countries')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Awards and clients' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'What digital advertising is' })).toBeVisible()
  await top.getByRole('link', { name: 'Get the free audit' }).click()
  await page.waitForURL('**/contact')
})

htmlTest(
  'the process has its steps and the history its eras, each with a description and what belongs to it',
  async ({ page }) => {
    await page.goto(path)
    const steps = page.locator('#process ol > li:has(h3)')
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText(processSteps.map(({ step }) => step))
    for (const step of await steps.all()) {
      await expect(step.locator('p').first()).not.toBeEmpty()
      expect(await step.getByRole('listitem').count()).toBeGreaterThan(0)
    }
    const rows = page.locator('#history ol > li')
    await expect(rows.getByRole('heading')).toHaveText(eras.map(({ era }) => era))
    for (const row of await rows.all()) {
      await expect(row.locator('p').nth(1)).not.toBeEmpty()
      expect(await row.getByRole('listitem').count()).toBeGreaterThan(0)
    }
  },
)

sampleHtmlTest('results, outcomes, benefits and six optimization services are shown', async ({ page }) => {
  await page.goto(path)
  for (const figure of ['400%', '250%', '24-48 h', '35+']) {
    await expect(page.locator('#results').getByText(figure, { exact: true })).toBeVisible()
  }
  await expect(page.locator('#results tbody tr')).toHaveCount(4)
  await expect(page.locator('#explained li')).toHaveCount(4)
  await expect(page.locator('#optimization li')).toHaveCount(6)
})

sampleHtmlTest(
  'four attribution models divide the same order on one scale; there is no retention group',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const charts = page.locator('#attribution dl:has(dd span[style])')
    await expect(page.locator('#attribution').getByRole('heading', { level: 3 })).toHaveText([
      'First click',
      'Last click',
      'Linear',
      /Data-driven/,
      'What the monthly report measures',
    ])
    await expect(charts).toHaveCount(4)
    const bars = await charts.evaluateAll((lists) =>
      lists.flatMap((list) =>
        [...list.querySelectorAll('dd')].map((bar) => {
          const [value, block] = [...bar.children]
          return [Number(value?.textContent?.slice(1)), block?.getBoundingClientRect().height ?? 0] as const
        }),
      ),
    )
    expect(bars).toHaveLength(16)
    const unit = bars[0]?.[1] ?? 0
    for (const [value, height] of bars) expect(height).toBeCloseTo((unit * value) / 100, 0)
    await expect(page.locator('#attribution').getByText('Retention')).toHaveCount(0)
  },
)

sampleHtmlTest('audit, package and questions state their figures', async ({ page }) => {
  await page.goto(path)
  await expect(page.locator('#audit')).toContainText('free audit, valued at $1,500')
  await expect(page.locator('#package')).toContainText('Digital Advertising Strategy & Launch')
  await expect(page.locator('#package')).toContainText('$1,999')
  await expect(page.locator('#package')).toContainText('One-time setup')
  await expect(page.locator('#package')).toContainText('30 days of management')
  const questions = page.locator('#questions details')
  await expect(questions).toHaveCount(6)
  await expect(questions.first()).toContainText('$3,000-$5,000 per month')
  await questions.nth(2).locator('summary').click()
  await expect(questions.nth(2).locator('p')).toBeVisible()
})

test('the industry cards lead to their pages and back, without a reload', async ({ page }) => {
  needsPages(firstIndustry)
  await open(page)
  const cards = page.locator('#industries').getByRole('link')
  expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    industryCards.map(({ path: industryPath }) => industryPath).filter(isPageOn),
  )
  await page.evaluate(() => Object.assign(window, { wasHere: true }))
  await cards.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(industrySections[industrySlugs[0]].heading)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading)
  await expect(page.locator('#process ol > li:has(h3)')).toHaveCount(processSteps.length)
  expect(await page.evaluate(() => 'wasHere' in window)).toBe(true)
})

test('after navigation in the app the page has everything that its prerendered HTML has', async ({
  page,
}) => {
  needsPages(firstIndustry)
  await open(page)
  const words = async () => (await page.locator('main').innerText()).replace(/\s+/g, ' ')
  const whole = await words()
  await open(page, firstIndustry)
  await page.getByRole('link', { name: packageStripCopy.detailsLink }).click()
  await expect(page.locator('#package')).toBeInViewport()
  await page.waitForURL(`**${path}#package`)
  await expect(page.locator('#history ol > li')).toHaveCount(eras.length)
  expect(await words()).toBe(whole)
})

htmlTest('breadcrumbs show the path to this page', async ({ page }) => {
  await page.goto(path)
  const links = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  await expect(links).toHaveText(breadcrumbs.map(({ name }) => name))
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/services',
    path,
  ])
})

test('the page menu stays in view, marks the current section and scrolls to just below itself', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  const menu = page.getByRole('navigation', { name: 'On this page' })
  const history = menu.getByRole('link', { name: anchors.find(({ id }) => id === 'history')?.label ?? '' })
  await history.click()
  await expect(history).toHaveAttribute('aria-current', 'location')
  await expect(menu.locator('[aria-current]')).toHaveCount(1)
  await expect(menu).toBeInViewport()
  const [bar, heading] = await Promise.all([
    menu.boundingBox(),
    page.locator('#history-heading').boundingBox(),
  ])
  expect(heading?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('every feature is shown, and nothing that needs script is offered', async ({ page }) => {
    await page.goto(path)
    await expect(channels(page).getByRole('listitem').filter({ visible: true })).toHaveCount(
      allFeatures.length,
    )
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /more features/ })).toHaveCount(0)
  })
})

test('the steps of the first month are legible on paper that is as wide as a screen', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 760 })
  await page.goto(path)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const steps = page.getByRole('list', { name: firstMonthCopy.label })
  await expect(steps.getByRole('listitem')).toHaveCount(hero.waypoints.length)
  expect(await violationsIn(page, `ol[aria-label="${firstMonthCopy.label}"]`, ['color-contrast'])).toEqual([])
})

test('in print every feature and answer is shown, without the menu', async ({ page }) => {
  await open(page)
  await page.emulateMedia({ media: 'print' })
  await expect(channels(page).locator('li').filter({ visible: true })).toHaveCount(allFeatures.length)
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await expect(page.locator('#questions details p').last()).toBeVisible()
})
