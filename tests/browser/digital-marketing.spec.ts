import { type ComponentCategory, marketingStages } from '#content/services/service-page.ts'
import { trustBadgesCopy } from '#content/services/copy.ts'
import { industryRegisterCopy } from '#content/digital-marketing/copy.ts'
import {
  bestPractices,
  explanation,
  hero,
  industries,
  metricGroups,
  servicesList,
  stories as storyList,
  trustBadges,
} from '#content/digital-marketing/sections.ts'
import { audit, categories, marketingPackage, stageNames } from '#content/digital-marketing/page.ts'
import { breadcrumbs } from '#content/digital-marketing/faqs.ts'
import { redirectTarget } from '#content/redirects.ts'
import { expect, type Page } from '@playwright/test'
import { htmlTest, sampleHtmlTest } from './html-test.ts'
import { needsPages } from './needs-pages.ts'
import { sampleTest } from './sample-test.ts'
import { openLive } from './open-live.ts'
import { test } from './shared-window.ts'

const path = '/services/digital-marketing'

needsPages(path)

const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title)
const all: readonly ComponentCategory[] = categories
const rhythms: readonly { services: readonly string[] }[] = servicesList.rhythms
const metricGroupList: readonly { metrics: readonly { metric: string }[] }[] = metricGroups
const tabs: Readonly<Record<string, readonly string[]>> = {
  All: titlesOf(all),
  ...Object.fromEntries(
    marketingStages.map((stage) => [
      stageNames[stage],
      titlesOf(all.filter(({ stages }) => stages.includes(stage))),
    ]),
  ),
}

const cards = (page: Page) => page.locator('#components [role=tabpanel] > ul > li').filter({ visible: true })
const open = (page: Page) => openLive(page, path)

htmlTest('the hero has exactly two buttons, both leading to the contact page', async ({ page }) => {
  await page.goto(path)
  const buttons = page.locator('section').first().locator('[data-button]')
  await expect(buttons).toHaveCount(2)
  for (const button of await buttons.all()) await expect(button).toHaveAttribute('href', '/contact')
  await buttons.first().click()
  await page.waitForURL('**/contact')
})

htmlTest('trust badges, the claim and the explanation are shown', async ({ page }) => {
  await page.goto(path)
  await expect(page.getByRole('list', { name: trustBadgesCopy.label }).getByRole('listitem')).toHaveCount(
    trustBadges.length,
  )
  await expect(page.locator('section').first()).toContainText(hero.lede)
  await expect(page.getByRole('heading', { name: explanation.heading })).toBeVisible()
})

test('each tab shows exactly its categories and changes nothing else', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('tab')).toHaveText(Object.keys(tabs))
  await expect(page.getByRole('tab', { name: 'All', exact: true })).toHaveAttribute('aria-selected', 'true')
  await expect(cards(page).getByRole('heading')).toHaveText(titlesOf(all))
  const elsewhere = () => page.locator('main section:not(#components)').allTextContents()
  const before = await elsewhere()
  for (const [name, titles] of Object.entries(tabs)) {
    await page.getByRole('tab', { name, exact: true }).click()
    await expect(cards(page).getByRole('heading')).toHaveText(titles)
  }
  expect(await elsewhere()).toEqual(before)
})

sampleTest(
  'each category has icon, title, description, three of its five features and a note of two more',
  async ({ page }) => {
    await open(page)
    for (const card of await cards(page).all()) {
      await expect(card.locator('use[href*="icon-sprite"]').first()).toBeAttached()
      await expect(card.getByRole('heading')).not.toBeEmpty()
      await expect(card.locator('p').last()).not.toBeEmpty()
      await expect(card.getByRole('listitem').filter({ visible: true })).toHaveCount(3)
      await card.getByRole('button', { name: '+ 2 more capabilities' }).click()
      await expect(card.getByRole('listitem').filter({ visible: true })).toHaveCount(5)
    }
  },
)

sampleTest('the audit shows four of six steps, and the others on request', async ({ page }) => {
  await open(page)
  const audit = page.locator('#audit')
  const steps = audit.locator('ol > li')
  await expect(steps).toHaveCount(6)
  await expect(steps.filter({ visible: true })).toHaveCount(4)
  await audit.getByRole('button', { name: '+ 2 more steps' }).click()
  await expect(steps.filter({ visible: true })).toHaveCount(6)
  for (const step of await steps.all()) {
    await expect(step.getByRole('heading', { level: 3 })).not.toBeEmpty()
    await expect(step.locator('p').first()).not.toBeEmpty()
    expect(await step.getByRole('listitem').count()).toBeGreaterThan(0)
  }
  await expect(audit).toContainText('free strategy session, valued at $1,000')
})

htmlTest('each success story has industry, results, services and duration', async ({ page }) => {
  await page.goto(path)
  const stories = page.locator('#stories ol > li')
  await expect(stories.getByRole('heading')).toHaveText(storyList.map(({ industry }) => industry))
  for (const story of await stories.all()) {
    await expect(story.getByRole('term')).toHaveText(['Services', 'Duration'])
    await expect(story.getByRole('definition').last()).toHaveText(/^\d+ months$/)
  }
})

htmlTest('the KPIs are in groups, each metric with a description', async ({ page }) => {
  await page.goto(path)
  const metrics = page.locator('#metrics')
  await expect(metrics.getByRole('heading', { level: 3 })).toHaveText(metricGroups.map(({ group }) => group))
  await expect(metrics.getByRole('term')).toHaveText(
    metricGroupList.flatMap((group) => group.metrics.map(({ metric }) => metric)),
  )
  for (const description of await metrics.getByRole('definition').all())
    await expect(description).not.toBeEmpty()
})

htmlTest(
  'services, best practices and industries with regions and specialties are listed',
  async ({ page }) => {
    await page.goto(path)
    const serviceCount = rhythms.flatMap(({ services }) => services).length
    expect(await page.locator('#services li').count()).toBeGreaterThanOrEqual(serviceCount)
    await expect(page.locator('#practices h3')).toHaveText(bestPractices.map(({ rule }) => rule))
    const industryList: readonly unknown[] = industries
    await expect(page.locator('#industries').getByRole('columnheader')).toHaveText(
      industryList.length > 0 ? [...industryRegisterCopy.columns] : [],
    )
    await expect(page.locator('#industries tbody tr')).toHaveCount(industryList.length)
    for (const row of await page.locator('#industries tbody tr').all()) {
      await expect(row.getByRole('rowheader')).not.toBeEmpty()
      await expect(row.getByRole('cell').first()).not.toBeEmpty()
      expect(await row.getByRole('listitem').count()).toBeGreaterThan(0)
    }
  },
)

sampleTest(
  'the package is highlighted and priced, and its list ends with a note of four more',
  async ({ page }) => {
    await open(page)
    const offer = page.locator('#package')
    await expect(
      offer.getByRole('heading', { name: 'Digital Marketing Strategy & Activation Package' }),
    ).toBeVisible()
    await expect(offer.getByText('MOST POPULAR', { exact: true })).toBeVisible()
    await expect(offer).toContainText('$1,299 one-time')
    await expect(offer).toContainText('one-time')
    await expect(offer.getByRole('listitem').filter({ visible: true })).toHaveCount(6)
    await offer.getByRole('button', { name: '+ 4 more deliverables' }).click()
    await expect(offer.getByRole('listitem').filter({ visible: true })).toHaveCount(10)
  },
)

sampleHtmlTest(
  'guideline, typical results and the price of flexible packages are shown',
  async ({ page }) => {
    await page.goto(path)
    for (const figure of ['7-12%', '50-70%', '3-6 months', '24-48 hours']) {
      await expect(page.locator('#budget').getByText(figure, { exact: true })).toBeVisible()
    }
    await expect(page.locator('#questions')).toContainText('Flexible packages start from $1,299')
  },
)

test('the link beside the list of services leads there, through a redirect if there is one', async ({
  page,
}) => {
  test.skip(rhythms.length === 0, 'the list is empty')
  const { href } = servicesList.link
  await open(page)
  await page.locator(`main a[href="${href}"]`).first().click()
  await page.waitForURL(`**${redirectTarget(href) ?? href}`)
})

htmlTest('breadcrumbs and the closing call to action are shown', async ({ page }) => {
  await page.goto(path)
  const links = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  await expect(links).toHaveText(breadcrumbs.map(({ name }) => name))
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/services',
    path,
  ])
  await page.locator('#start').getByRole('link').click()
  await page.waitForURL('**/contact')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('all capabilities, steps and deliverables are shown', async ({ page }) => {
    await page.goto(path)
    await expect(cards(page).getByRole('listitem').filter({ visible: true })).toHaveCount(
      all.flatMap(({ features }) => features).length,
    )
    await expect(page.locator('#audit ol > li').filter({ visible: true })).toHaveCount(audit.steps.length)
    await expect(page.locator('#package li').filter({ visible: true })).toHaveCount(
      marketingPackage.deliverables.length,
    )
    await expect(page.getByRole('tab')).toHaveCount(0)
  })
})
