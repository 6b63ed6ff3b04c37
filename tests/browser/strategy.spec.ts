import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { consultation } from '#content/booking/consultation.ts'
import {
  closingCopy,
  heroCopy,
  paymentButtonCopy,
  planSheetCopy,
  pricingCopy,
} from '#content/strategy/copy.ts'
import { expect, type Page } from '@playwright/test'
import { htmlTest, sampleHtmlTest } from './html-test.ts'
import { needsPages } from './needs-pages.ts'
import { sampleTest } from './sample-test.ts'
import { paymentUrl, site } from '#site.config.ts'
import { strategyPackage } from '#content/strategy/page.ts'
import { supportSessions } from '#content/strategy/sections.ts'
import { formatMoney, tagAmount } from '#shared/formats.ts'
import { test } from './shared-window.ts'

const hasPaymentLink = String(paymentUrl) !== ''

const path = '/digital-marketing-strategy'
const { unavailable } = paymentButtonCopy

needsPages(path)

const payment = (page: Page) => page.locator('#payment')

async function configurePaymentUrl(page: Page, url: string) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const source = /<div hidden="" data-into="payment".*?<\/a><\/div>/s
    expect(html).toMatch(source)
    await route.fulfill({ response, body: html.replace(source, '<span hidden="" data-live=""></span>') })
  })
  for (const file of globSync('dist/assets/*.js')) {
    const script = readFileSync(file, 'utf8')
    if (!script.includes(paymentUrl)) continue
    const body = script.replaceAll(paymentUrl, url)
    await page.route(`**/${basename(file)}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
  }
}

test('each bar of the plan shows its whole name, and the names of the sessions stay apart', async ({
  page,
}) => {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  const sheet = page.getByRole('figure').filter({ hasText: planSheetCopy.title })
  for (const width of [320, 360, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const clippedNames = () =>
      sheet
        .locator('[style*="grid-column"]')
        .evaluateAll((bars) =>
          bars.filter((bar) => bar.scrollWidth > bar.clientWidth).map(({ textContent }) => textContent),
        )
    await expect.poll(clippedNames, `${width} px`).toEqual([])
    const names = await Promise.all(
      supportSessions.map(({ label, shortLabel }) =>
        sheet.getByText(label).or(sheet.getByText(shortLabel)).filter({ visible: true }).boundingBox(),
      ),
    )
    for (const [index, next] of names.slice(1).entries())
      expect((names[index]?.x ?? 0) + (names[index]?.width ?? 0), `${width} px`).toBeLessThan(next?.x ?? 0)
  }
})

test('the months of the plan stand clearly apart', async ({ page }) => {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  const sheet = page.getByRole('figure').filter({ hasText: planSheetCopy.title })
  for (const width of [768, 1024, 1152, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const leastGap = () =>
      sheet.locator('[aria-hidden="true"] > span').evaluateAll((months) => {
        const texts = months.map((month) => {
          const range = document.createRange()
          range.selectNodeContents(month)
          return range.getBoundingClientRect()
        })
        return Math.min(...texts.slice(1).map(({ left }, index) => left - (texts[index]?.right ?? 0)))
      })
    await expect.poll(leastGap, `${width} px`).toBeGreaterThan(12)
  }
})

test('buttons for sections scroll them to the top, before and after the script runs', async ({ page }) => {
  for (const [name, target] of [
    [heroCopy.pricingAction, 'pricing'],
    [heroCopy.featuresAction, 'features'],
    [closingCopy.orderAction, 'pricing'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('link', { name, exact: true }).click()
    await expect
      .poll(() =>
        page.locator(`#${target}`).evaluate((section) => Math.abs(section.getBoundingClientRect().top)),
      )
      .toBeLessThan(160)
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

sampleHtmlTest('there are three highlights, three collapsibles and six question cards', async ({ page }) => {
  await page.goto(path)
  const highlights = page.locator('section', {
    has: page.getByRole('heading', { name: 'What the plan is based on' }),
  })
  await expect(highlights.getByRole('heading', { level: 3 })).toHaveText([
    'Data-driven approach',
    'Measurable results',
    'Custom strategy',
  ])
  const collapsibles = page.locator('main details')
  await expect(collapsibles).toHaveCount(3)
  expect(await collapsibles.evaluateAll((all) => all.map((one) => one.dataset.section))).toEqual([
    'features',
    'deliverables',
    'process',
  ])
  for (const [name, count] of [
    ['features', 7],
    ['deliverables', 6],
    ['process', 5],
  ] as const) {
    await expect(page.locator(`#${name} li`)).toHaveCount(count)
  }
  const cards = page.locator('#questions article')
  await expect(cards).toHaveCount(6)
  for (const card of await cards.all()) await expect(card.locator('p')).not.toBeEmpty()
})

test('each collapsible keeps its own state, also by keyboard', async ({ page }) => {
  await page.goto(path)
  const states = () =>
    page.locator('main details').evaluateAll((all) => all.map((one) => one.hasAttribute('open')))
  expect(await states()).toEqual([true, false, false])
  await page.locator('#process summary').click()
  expect(await states()).toEqual([true, false, true])
  await page.locator('#features summary').focus()
  await page.keyboard.press('Enter')
  expect(await states()).toEqual([false, false, true])
})

htmlTest(
  'the package states price, delivery and contents; the other two cards link on',
  { tag: '@own-site' },
  async ({ page }) => {
    await page.goto(path)
    const main = page.locator('#pricing article').first()
    await expect(main).toContainText(formatMoney(strategyPackage.price))
    await expect(main).toContainText(pricingCopy.oneTime)
    await expect(main).toContainText(pricingCopy.delivery)
    for (const item of strategyPackage.contents) await expect(main).toContainText(item)
    await expect(page.locator('#pricing article')).toHaveCount(3)
    await expect(
      page.locator(`#pricing a[href="${consultation.href}"]`).getByText(pricingCopy.action, { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: closingCopy.consultationAction })).toHaveAttribute(
      'href',
      consultation.href,
    )
    await expect(page.getByRole('link', { name: pricingCopy.quoteAction })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${site.email}\\?subject=[\\w%]+`),
    )
  },
)

test('the payment button is added to its empty container and opens the configured link in a new tab', async ({
  page,
}) => {
  test.skip(!hasPaymentLink, 'no payment link is configured')
  const response = await page.request.get(path)
  expect(await response.text()).toMatch(/<div id="payment"[^>]*><\/div>/)
  await page.goto(path)
  const button = payment(page).getByRole('link', { name: strategyPackage.paymentLabel })
  await expect(button).toHaveAttribute('href', paymentUrl)
  await expect(button).toHaveAttribute('target', '_blank')
  await expect(button).toHaveAttribute('rel', /noopener/)
})

test('leaving and coming back leaves exactly one payment button', async ({ page }) => {
  test.skip(!hasPaymentLink, 'no payment link is configured')
  await page.goto(path)
  await expect(payment(page).getByRole('link')).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).locator('a[href="/"]').click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goBack()
  await page.waitForURL(`**${path}`)
  await expect(payment(page).getByRole('link')).toHaveCount(1)
  await page.waitForTimeout(600)
  await expect(payment(page).getByRole('link')).toHaveCount(1)
})

test('with a payment link that is not one of PayPal’s there is no button, and the page says whom to ask', async ({
  page,
}) => {
  test.skip(!hasPaymentLink, 'no payment link is configured')
  for (const url of ['', 'http://www.paypal.com/pay', 'https://paypal.example.org/pay', 'not a link']) {
    await test.step(url, async () => {
      await configurePaymentUrl(page, url)
      await page.goto(path)
      await expect(page.getByText(unavailable.title, { exact: true })).toBeVisible()
      await expect(page.getByText(unavailable.description).first()).toBeVisible()
      await expect(payment(page).getByRole('link')).toHaveCount(0)
      await page.unrouteAll({ behavior: 'wait' })
    })
  }
})

sampleTest('without script the page explains how to order and shows everything', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByText(/To order, write to/)).toBeVisible()
  await page.locator('#deliverables summary').click()
  await expect(page.getByText('2 implementation support sessions').first()).toBeVisible()
  await context.close()
})

htmlTest('the head describes a product with a price', async ({ page }) => {
  await page.goto(path)
  const property = (name: string) => page.locator(`meta[property="${name}"]`)
  await expect(property('og:type')).toHaveAttribute('content', 'product')
  await expect(property('product:price:amount')).toHaveAttribute('content', tagAmount(strategyPackage.price))
  await expect(property('product:price:currency')).toHaveAttribute('content', site.formats.currency)
  await expect(property('product:availability')).toHaveAttribute('content', 'in_stock')
})
