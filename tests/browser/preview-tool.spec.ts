import { expect } from '@playwright/test'
import { aboutMeta } from '#content/about/meta.ts'
import { needsPages } from './needs-pages.ts'
import { aboutPanels } from './about-panels.ts'
import { openLive } from './open-live.ts'
import { seedSlug } from './seed-posts.ts'
import { test } from './shared-window.ts'

const panel = '#network-panel'

test('each network takes its number of characters, marks one more and truncates both', async ({ page }) => {
  await openLive(page, '/admin/og-preview')
  for (const [network, titleMax, descriptionMax] of [
    ['Facebook', 60, 200],
    ['Twitter', 70, 200],
    ['LinkedIn', 70, 200],
    ['WhatsApp', 50, 140],
  ] as const) {
    await test.step(`${network}: ${titleMax} and ${descriptionMax}`, async () => {
      await page.getByRole('tab', { name: network }).click()
      await page.getByLabel('Page title').fill('t'.repeat(titleMax))
      await page.getByLabel('Description', { exact: true }).fill('d'.repeat(descriptionMax))
      await expect(page.locator(panel)).not.toContainText('(Too long)')
      await page.getByLabel('Page title').fill('t'.repeat(titleMax + 1))
      await page.getByLabel('Description', { exact: true }).fill('d'.repeat(descriptionMax + 1))
      await expect(page.locator(panel).getByText('(Too long)')).toHaveCount(2)
      await expect(page.locator(panel)).toContainText(`${'t'.repeat(titleMax - 3)}...`)
      const cutDescription = `${'d'.repeat(descriptionMax - 3)}...`
      await expect(page.locator(panel).getByText(cutDescription, { exact: true })).toBeVisible()
    })
  }
})

test('markup in a title is plain text in the card and escaped in the tags', async ({ page }) => {
  await openLive(page, '/admin/og-preview')
  await page.getByLabel('Page title').fill('"><b>x</b>')
  await expect(page.locator(`${panel} b`)).toHaveCount(0)
  await expect(page.locator(panel)).toContainText('content="&quot;&gt;&lt;b&gt;x&lt;/b&gt;"')
})

test('Test Image shows the dimensions of an image, and alerts without one', async ({ page }) => {
  await openLive(page, '/admin/og-preview')
  await page.getByLabel('Image URL').fill('/icon-192.png')
  await page.getByRole('button', { name: 'Test Image' }).click()
  await expect(page.getByText('192 × 192 px')).toBeVisible()
  const alertMessage = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept()
    return dialog.message()
  })
  await page.getByLabel('Image URL').fill('/no-such.png')
  await page.getByRole('button', { name: 'Test Image' }).click()
  expect(await alertMessage).toBe('Error loading image. Please check the URL.')
})

test('a page of this site is checked and fills the form; a missing one is reported', async ({ page }) => {
  needsPages('/about')
  await openLive(page, '/admin/og-preview')
  const address = page.getByLabel('A page of this site, or a live page anywhere')
  await address.fill('/about')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Checked: .*\/about$/)).toBeVisible()
  await expect.poll(() => page.getByLabel('Page title').inputValue()).toContain(aboutMeta.title)
  await expect(page.getByRole('region', { name: 'Findings' })).toContainText('1200 × 630 px')
  await address.fill('/no-such-page')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('This site has no public page at this address.')).toBeVisible()
  await address.fill('http://example.com')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Only https addresses can be checked.')).toBeVisible()
})

test('the URL holds the form’s content and its tab', async ({ page, context }) => {
  await openLive(page, '/admin/og-preview')
  await page.getByLabel('Page title').fill('Of marmots & <men>')
  await page.getByRole('tab', { name: 'LinkedIn' }).click()
  await expect(page).toHaveURL(/title=.*tab=linkedin/)
  const other = await context.newPage()
  await openLive(other, page.url())
  await expect(other.getByLabel('Page title')).toHaveValue('Of marmots & <men>')
  await expect(other.getByRole('tab', { name: 'LinkedIn' })).toHaveAttribute('aria-selected', 'true')
})

test('the arrow keys, Home and End move along every row of tabs, and other combinations belong to the browser', async ({
  page,
}) => {
  const rows = [
    { at: '/admin/og-preview', label: 'Networks' },
    { at: '/auth', label: 'Login or register' },
    ...(aboutPanels.length > 1 ? [{ at: '/about', label: /./ }] : []),
    { at: '/services/digital-marketing', label: /./ },
  ]
  for (const { at, label } of rows) {
    await openLive(page, at)
    const tabs = page.getByRole('tablist', { name: label }).first().getByRole('tab')
    const [first, second, last] = [tabs.first(), tabs.nth(1), tabs.last()]
    await first.focus()
    for (const [key, tab] of [
      ['ArrowLeft', last],
      ['ArrowRight', first],
      ['ArrowRight', second],
      ['End', last],
      ['Home', first],
      ['Shift+End', first],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab, `${at} ${key}`).toBeFocused()
      await expect(tab, `${at} ${key}`).toHaveAttribute('aria-selected', 'true')
    }
  }
})

test('pages and articles of this site are suggested during typing', async ({ page }) => {
  needsPages('/blog')
  await openLive(page, '/admin/og-preview')
  const suggestions = page.locator('datalist option')
  await expect(suggestions, 'the page does not grow with the site').toHaveCount(0)
  await page.getByLabel('A page of this site, or a live page anywhere').focus()
  await expect(page.locator(`datalist option[value="/blog/${seedSlug}"]`)).toBeAttached()
  expect(await suggestions.evaluateAll((all) => all.map((option) => option.getAttribute('value')))).toContain(
    '/about',
  )
})

test('each network has a light and a dark card, with the three others below', async ({ page }) => {
  await openLive(page, '/admin/og-preview')
  const ground = () =>
    page
      .locator(`${panel} figure`)
      .first()
      .evaluate((card) => getComputedStyle(card).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: 'dark' }).click()
  await expect.poll(ground).not.toBe(light)
  const others = page.getByRole('region', { name: 'The same on the others' })
  await expect(others.getByRole('heading', { level: 3 })).toHaveText(['Twitter', 'LinkedIn', 'WhatsApp'])
  await expect(others).not.toContainText('(Too long)')
})
