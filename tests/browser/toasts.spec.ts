import { expect, type Page } from '@playwright/test'
import { newsletterFormCopy } from '#content/blog/copy.ts'
import { needsPages } from './needs-pages.ts'
import { openLive } from './open-live.ts'
import { ownWindowTest, test } from './shared-window.ts'

needsPages('/blog')

const toasts = (page: Page) => page.locator('.toast')

async function raise(page: Page): Promise<void> {
  await page.getByLabel(newsletterFormCopy.email, { exact: true }).fill('reader@example.com')
  await page.getByRole('button', { name: newsletterFormCopy.subscribe }).click()
  await expect(toasts(page)).toHaveText(/Thank you for subscribing/)
}

async function openBlog(page: Page): Promise<void> {
  await page.route('**/api/newsletter', (route) =>
    route.fulfill({ json: { message: 'Thank you for subscribing' } }),
  )
  await openLive(page, '/blog')
}

async function drag(page: Page, distance: number): Promise<void> {
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('There is no toast to drag.')
  await page.mouse.move(box.x + 100, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 100 + distance / 2, box.y + box.height / 2, { steps: 4 })
  await page.mouse.move(box.x + 100 + distance, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
}

ownWindowTest('a toast disappears after five seconds', async ({ page }) => {
  await page.clock.install()
  await openBlog(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await raise(page)
  await page.mouse.move(5, 5)
  await page.clock.runFor(4900)
  await expect(toasts(page)).toBeVisible()
  await page.clock.runFor(600)
  await expect(toasts(page)).toBeHidden()
})

test('of two toasts raised in quick succession, one is visible', async ({ page }) => {
  await openBlog(page)
  await raise(page)
  await raise(page)
  await expect(toasts(page)).toHaveCount(1)
})

test('a swipe to the right past 50 px dismisses a toast, a shorter one does not', async ({ page }) => {
  await openBlog(page)
  await raise(page)
  await drag(page, 40)
  await expect(toasts(page)).toBeVisible()
  await drag(page, 80)
  await expect(toasts(page)).toBeHidden()
})

test('F8 focuses the toast area, even when there is no toast', async ({ page }) => {
  await openBlog(page)
  await page.keyboard.press('F8')
  await expect(page.locator('.toast-viewport')).toBeFocused()
})

test('the close button dismisses a toast by keyboard', async ({ page }) => {
  await openBlog(page)
  await raise(page)
  await page.keyboard.press('F8')
  await page.getByRole('button', { name: 'Close', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toBeHidden()
})

test('whoever closes a toast by keyboard goes on where they were', async ({ page }) => {
  await openBlog(page)
  const subscribe = page.getByRole('button', { name: newsletterFormCopy.subscribe })
  for (const key of ['Escape', 'Tab Enter']) {
    await raise(page)
    await subscribe.focus()
    await page.keyboard.press('F8')
    await expect(page.locator('.toast-viewport')).toBeFocused()
    await page.keyboard.press('Tab')
    for (const part of key.split(' ')) await page.keyboard.press(part)
    await expect(toasts(page)).toBeHidden()
    await expect(subscribe).toBeFocused()
  }
})

test('the toast area fits a window of every width and is at most 420 px wide', async ({ page }) => {
  await openBlog(page)
  for (const width of [320, 800, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await raise(page)
    // While a new toast takes the place of the one before, the area is closed for a moment.
    const widthOfArea = async () => (await page.locator('.toast-viewport').boundingBox())?.width ?? Infinity
    await expect.poll(widthOfArea).toBeLessThanOrEqual(width < 640 ? width : 420)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
