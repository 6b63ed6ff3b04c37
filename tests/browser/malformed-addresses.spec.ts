import { expect } from '@playwright/test'
import { isPageOn } from '#shared/is-page-on.ts'
import { collectComplaints } from './console-errors.ts'
import { unownedElements, watchHydration } from './hydration.ts'
import { openLive } from './open-live.ts'
import { test } from './shared-window.ts'

const malformed = ['%zz', '%E4%BD', '100%', '100%25']
const notFoundPages = [
  ...['/', '/blog/', '/blog/category/', '/blog/page/', '/booking/', '/booking/confirmation/', '/careers/'],
  ...['/services/', '/newsletter/'],
].filter((path) => path === '/' || isPageOn(path.slice(0, -1)))

test('an address that cannot be decoded is a not-found page, which React takes over without an error', async ({
  page,
}) => {
  await watchHydration(page)
  for (const path of notFoundPages) {
    for (const end of path === '/blog/' ? malformed : malformed.slice(0, 1)) {
      const complaints = collectComplaints(page, 404)
      const response = await page.goto(path + end)
      expect([path + end, response?.status()]).toEqual([path + end, 404])
      await expect.poll(() => unownedElements(page)).toEqual([])
      expect(complaints).toEqual([])
      page.removeAllListeners()
    }
  }
})

test('a query and a fragment that cannot be decoded change nothing', async ({ page }) => {
  test.skip(!isPageOn('/blog'), 'the agency has no blog')
  await watchHydration(page)
  for (const address of [
    '/blog/search?q=%ff',
    '/blog/search?q=%zz&%E4=%',
    '/blog#%zz',
    '/contact?subject=%ff',
  ]) {
    const complaints = collectComplaints(page, 200)
    expect((await page.goto(address))?.status()).toBe(200)
    await expect.poll(() => unownedElements(page)).toEqual([])
    expect(complaints).toEqual([])
    page.removeAllListeners()
  }
})

test('Back and Forward pass an address that cannot be decoded', async ({ page }) => {
  test.skip(!isPageOn('/blog'), 'the agency has no blog')
  const complaints = collectComplaints(page, 404)
  await openLive(page, '/about')
  await page.evaluate(() => history.pushState(null, '', '/blog/%zz'))
  await page.goBack()
  await page.goForward()
  await expect(page).toHaveURL(/\/blog\/%/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(complaints.filter((complaint) => complaint.startsWith('uncaught'))).toEqual([])
})
