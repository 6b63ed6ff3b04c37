import { expect } from '@playwright/test'
import { bookingPath } from './booking-page.ts'
import { collectComplaints } from './console-errors.ts'
import { expectWholeRings } from './focus-rings.ts'
import { rootChanges, unownedElements, watchHydration } from './hydration.ts'
import { expectFit, expectFitWithLargeText } from './narrow-page.ts'
import { expectReadableOnPaper } from './paper.ts'
import { addressesOf, guardedPaths, pages } from './routes.ts'
import { expectNoViolations } from './schemes.ts'
import { delays, heightPx, shiftsIn, watchShifts } from './shifts.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'
import { isPageOn } from '#shared/is-page-on.ts'

/** The page whose header and footer stand for those of all pages that its reader sees. */
const firstPathFor = (reader: (typeof pages)[number]['as']) => pages.find(({ as }) => as === reader)?.path

for (const { path, status = 200, as } of pages) {
  const title = as ? `${path} for ${as} loads without a shift,` : path

  test(`${title} hydrates without errors, shows whole focus rings, is accessible, fits 320 px in every scheme, and is readable on paper`, async ({
    page,
  }) => {
    if (as) {
      await signInAs(page, as)
      await page.setViewportSize({ width: 1280, height: heightPx })
    }
    const watch = as ? await watchShifts(page, delays.inOrder) : undefined
    const complaints = collectComplaints(page, status)
    await watchHydration(page)
    const [address = path] = as ? await addressesOf(path, page.request) : []
    const response = await page.goto(address)
    expect(response?.status()).toBe(status)

    await expect.poll(() => unownedElements(page), 'elements that React does not own').toEqual([])
    if (!as) expect(await rootChanges(page)).toEqual([])
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).not.toBeEmpty()
    await expect(page.locator('header')).toHaveCount(1)
    await expect(page.locator('footer')).toHaveCount(1)
    await expect(page.locator('main')).toHaveCount(1)
    if (as) expect(await shiftsIn(page)).toEqual([])
    await watch?.stop()
    await expectWholeRings(page)

    await page.locator('main details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '')
    })
    await expectNoViolations(page, {
      colorsIn: path === firstPathFor(as) ? 'html' : 'main',
      async afterEach(scheme) {
        if (!as && scheme !== 'high contrast') await expectReadableOnPaper(page, scheme)
        if (scheme !== 'dark') await expectFit(page, scheme)
      },
    })
    await expectFitWithLargeText(page)
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname)
    const ofPage = as ? complaints.filter((complaint) => !complaint.includes('.woff2)')) : complaints
    expect(ofPage).toEqual([])
  })
}

test('sign-in and the forms and lists of an administrator fit 320 px with letters twice as large', async ({
  page,
}) => {
  await page.goto('/auth')
  await expectFitWithLargeText(page, 320)
  await signInAs(page, 'demo-admin')
  const [provider] = (await (await page.request.get('/api/admin/users?search=demo-provider')).json()).items
  for (const path of [
    ...['/account', bookingPath, '/admin/blog/new', '/admin/og-preview'].filter(isPageOn),
    ...['/admin/contact-submissions?view=bookings', `/admin/users/user?id=${provider.id}`],
  ]) {
    await page.goto(path)
    const main = page.locator('main')
    await expect(main.getByRole('textbox').or(main.getByRole('searchbox')).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.locator('main details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '')
    })
    await expectFitWithLargeText(page, 320)
  }
})

test('signed out, guarded pages lead to the sign-in page', async ({ page }) => {
  for (const path of guardedPaths) {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/auth')
    await expect(page.locator('h1')).toContainText('Sign in')
    expect(new URL(page.url()).search, path).toBe(`?next=${encodeURIComponent(path)}`)
  }
})
