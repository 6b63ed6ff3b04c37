import { team } from '#content/team.ts'
import { bookingCardCopy } from '#content/contact/booking-card.ts'
import { consultation } from '#content/booking/consultation.ts'
import { termsSections } from '#content/legal/terms.ts'
import { expectationsCopy } from '#content/contact/copy.ts'
import { openJobs } from '#tests/builders/jobs.ts'
import { jobPageCopy } from '#content/careers/copy.ts'
import {
  contrastSwitchCopy,
  featuresPanelCopy,
  helpPanelCopy,
  statementPanelCopy,
} from '#content/accessibility/copy.ts'
import { accessibilityFaqs } from '#content/accessibility/page.ts'
import { getInTouchCopy } from '#content/about/copy.ts'
import { aboutHighlights, aboutStats } from '#content/about/page.ts'
import { expect, type Page } from '@playwright/test'
import { htmlTest, sampleHtmlTest } from './html-test.ts'
import { aboutPanels } from './about-panels.ts'
import { needsPages } from './needs-pages.ts'
import { sampleTest } from './sample-test.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { supportHours } from '#shared/opening-hours.ts'
import { site } from '#site.config.ts'
import { test } from './shared-window.ts'

test.describe('services overview', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  sampleTest('four cards have title, features, price and link, and appear 0.2 s apart', async ({ page }) => {
    await page.goto('/services')
    await expect(page.locator('h1')).toHaveText('Our Services')
    const cards = page.locator('li', { has: page.getByRole('link', { name: 'Learn More' }) })
    await expect(cards).toHaveCount(4)
    const cardTexts = await cards.evaluateAll((all) =>
      all.map((card) => ({
        title: card.querySelector('h2')?.textContent,
        features: card.querySelectorAll('li').length > 2,
        link: card.querySelector('a')?.getAttribute('href'),
        delay: getComputedStyle(card).animationDelay,
      })),
    )
    expect(cardTexts).toEqual([
      { title: 'Digital Marketing', features: true, link: '/services/digital-marketing', delay: '0s' },
      { title: 'Digital Advertising', features: true, link: '/services/digital-advertising', delay: '0.2s' },
      { title: 'Product Development', features: true, link: '/services/product-development', delay: '0.4s' },
      { title: 'Research & Growth Packages', features: true, link: '/growth-packages', delay: '0.6s' },
    ])
    for (const [index, price] of [
      'Custom Pricing',
      'Performance-Based',
      'Project-Based',
      'Starting at $499',
    ].entries()) {
      await expect(cards.nth(index)).toContainText(price)
    }
    await cards.nth(3).getByRole('link').click()
    await page.waitForURL((url) => url.pathname === '/services')
  })
})

const panelsShown = (page: Page) =>
  page.getByRole('tabpanel').evaluateAll((panels) => panels.filter((panel) => panel.checkVisibility()).length)

for (const { path, names } of [
  { path: '/about', names: aboutPanels },
  {
    path: '/accessibility',
    names: [featuresPanelCopy.heading, statementPanelCopy.heading, helpPanelCopy.heading],
  },
]) {
  test(`${path}: each tab shows its own panel, by pointer, keyboard and URL`, async ({ page }) => {
    needsPages(path)
    test.skip(names.length < 2, 'there is nothing to choose')
    await page.goto(path)
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveText(names)
    await expect(page.getByRole('tab', { selected: true })).toHaveText(names[0] ?? '')
    for (const name of names) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tab', { selected: true })).toHaveText(name)
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      expect(await panelsShown(page)).toBe(1)
    }
    const address = page.url()
    await page.keyboard.press('Home')
    await expect(tabs.first()).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: names[0] })).toBeVisible()
    await page.goto(address)
    await expect(page.getByRole('tab', { selected: true })).toHaveText(names.at(-1) ?? '')
  })

  test(`${path}: without script all panels show, without tabs`, async ({ browser }) => {
    needsPages(path)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path)
    await expect(page.getByRole('tab')).toHaveCount(0)
    expect(
      await page.locator('[role="tabpanel"]').evaluateAll((all) => all.every((one) => one.checkVisibility())),
    ).toBe(true)
    await context.close()
  })
}

htmlTest('about: stats, highlights, and every contact option', async ({ page }) => {
  needsPages('/about')
  await page.goto('/about')
  const main = page.locator('main')
  for (const { figure, label } of aboutStats) {
    await expect(main).toContainText(figure)
    await expect(main).toContainText(label)
  }
  await expect(page.locator('#highlights h3')).toHaveText(aboutHighlights.map(({ title }) => title))
  const touch = page.locator('#touch')
  await expect(touch).toContainText(getInTouchCopy.heading)
  for (const { city, country } of site.offices) await expect(touch).toContainText(`${city}, ${country}`)
  await expect(touch).toContainText(supportHours)
  await expect(touch.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`)
  await expect(touch.locator('a[href^="tel:"]')).toHaveText(site.phone ? [site.phone] : [])
  const linkedIn = site.socialProfiles.filter(({ label }) => label === 'LinkedIn')
  await expect(touch.getByRole('link', { name: 'LinkedIn' })).toHaveCount(linkedIn.length)
  for (const { url } of linkedIn) await expect(touch.locator(`a[href="${url}"]`)).toBeVisible()
})

htmlTest('contact: a long address wraps on a small screen, and nothing is cut off', async ({ page }) => {
  needsPages('/contact')
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/contact')
  const address = page.locator('main h1 ~ p a[href^="mailto:"]')
  await address.evaluate((link) => {
    link.textContent = 'somebody@astudiowithalongname.example'
  })
  const hero = page.locator('main section').first()
  const rightmost = await hero.evaluate((section) =>
    Math.max(
      ...[...section.querySelectorAll('a, dl, h2, p')].map((part) => part.getBoundingClientRect().right),
    ),
  )
  expect(rightmost).toBeLessThanOrEqual(320)
})

sampleTest('contact: the first screen leads to the booking form', async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/contact')
    const card = page.getByRole('region', { name: bookingCardCopy.heading })
    await expect(card).toContainText(team[0]?.name ?? '')
    await expect(card.getByRole('link')).toHaveAttribute('href', consultation.href)
    expect((await card.boundingBox())?.y).toBeLessThan(viewport.height)
  }
})

htmlTest('contact: no form, what to expect, and the literal hours', async ({ page }) => {
  needsPages('/contact')
  await page.goto('/contact')
  await expect(page.locator('main form')).toHaveCount(0)
  const main = page.locator('main')
  for (const text of [expectationsCopy.heading, ...expectationsCopy.urgent.slice(1, 2), supportHours]) {
    await expect(main).toContainText(text)
  }
})

test('contact: the days of the week are columns of one width on a narrow phone', async ({ page }) => {
  needsPages('/contact')
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/contact')
  const widths = await page
    .locator('figure:has(#week-title) [aria-hidden] > div:not(:first-child)')
    .evaluateAll((columns) => columns.map((column) => Math.round(column.getBoundingClientRect().width)))
  expect(widths).toHaveLength(7)
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1)
})

test('contact: a subject in the URL fills one field of the email link and no other', async ({ page }) => {
  needsPages('/contact')
  const link = page.locator('main').getByRole('link', { name: site.email })
  await page.goto('/contact')
  await expect(link).toHaveAttribute('href', `mailto:${site.email}`)
  await page.goto('/contact?subject=Job%20Application')
  await expect(link).toHaveAttribute('href', `mailto:${site.email}?subject=Job%20Application`)
  await page.goto(`/contact?subject=${'x'.repeat(5000)}`)
  await expect(link).toHaveAttribute('href', `mailto:${site.email}?subject=${'x'.repeat(120)}`)
  await page.goto('/contact?subject=a%26bcc%3Dx%40example.com%0D%0AX')
  await expect(link).toHaveAttribute('href', `mailto:${site.email}?subject=a%26bcc%3Dx%40example.com%20X`)
})

test('contact: a job page passes its subject on inside the app', async ({ page }) => {
  needsPages('/careers', '/contact')
  const [job] = openJobs(agencyDay(new Date()))
  test.skip(!job, 'there is no open position')
  await page.goto(`/careers/${job?.id}`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: jobPageCopy.applyAction }).click()
  await page.waitForURL('**/contact?subject=Job%20Application')
  await expect(page.locator('main').getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    /\?subject=Job%20Application$/,
  )
})

test('accessibility: the switch turns high contrast on and off, here, on other pages and after a reload', async ({
  page,
}) => {
  await page.goto('/accessibility')
  const contrast = page.getByRole('switch', { name: contrastSwitchCopy.name })
  await expect(contrast).toHaveAttribute('aria-checked', 'false')
  await expect(async () => {
    if ((await contrast.getAttribute('aria-checked')) === 'false') await contrast.press('Space')
    await expect(page.locator('html')).toHaveClass(/high-contrast/, { timeout: 500 })
  }).toPass()
  await expect(contrast).toHaveAttribute('aria-checked', 'true')
  expect(await page.evaluate(() => localStorage.getItem('high-contrast'))).toBe('on')
  await page.goto('/about')
  await expect(page.locator('html')).toHaveClass(/high-contrast/)
  await page.goto('/accessibility')
  await expect(contrast).toHaveAttribute('aria-checked', 'true')
  await contrast.click()
  await expect(page.locator('html')).not.toHaveClass(/high-contrast/)
})

htmlTest('accessibility: every question and when to expect a reply to feedback', async ({ page }) => {
  await page.goto('/accessibility?tab=help')
  await expect(page.getByRole('tabpanel').locator('details')).toHaveCount(accessibilityFaqs.length)
  await expect(page.getByText(helpPanelCopy.note)).toBeVisible()
})

sampleHtmlTest('privacy: a date, an address, and every cookie by name', async ({ page }) => {
  await page.goto('/privacy-policy')
  const main = page.locator('main')
  await expect(main.getByText(/Last updated: \w+ \d+, \d{4}/)).toBeVisible()
  await expect(main.getByRole('link', { name: site.email })).toBeVisible()
  for (const text of [
    '“session”',
    '30 days',
    '“device”',
    '180 days',
    '“bookmark”',
    '5 minutes',
    '“booking”',
    '24 hours',
    'High contrast',
    'Saved articles',
  ]) {
    await expect(main).toContainText(text)
  }
})

htmlTest('terms: every section, numbered in order', async ({ page }) => {
  await page.goto('/terms-of-service')
  const headings = await page.locator('main h2').allInnerTexts()
  expect(headings).toEqual(termsSections.map(({ heading }) => heading))
})
