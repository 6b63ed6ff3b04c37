import { breadcrumbsLabel, showButton } from '#content/interface/controls.ts'
import { bookingsPageTexts } from '#content/interface/admin/booking-list.ts'
import { scheduleTexts } from '#content/interface/schedule.ts'
import { schemeNames } from '#content/interface/admin/preview.ts'
import { expect, type Locator } from '@playwright/test'
import { bookingPath } from './booking-page.ts'
import { ownWindowTest as test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

async function expectEasyToTouch(targets: Locator) {
  await expect(targets.first()).toBeVisible()
  const heights = await targets.evaluateAll((all) =>
    all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height),
  )
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
}

test('on a touch screen, links of the footer and of the breadcrumbs are 44 px high', async ({ page }) => {
  await page.goto(bookingPath)
  await expectEasyToTouch(page.getByRole('contentinfo').getByRole('listitem').getByRole('link'))
  await expectEasyToTouch(page.getByRole('navigation', { name: breadcrumbsLabel }).getByRole('link'))
})

test('on a touch screen, links of the footer do not cover each other', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto(bookingPath)
  const overlaps = await page
    .getByRole('contentinfo')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => {
      const boxes = links.map((link) => link.getBoundingClientRect())
      return boxes.flatMap((box, index) =>
        boxes
          .slice(index + 1)
          .filter((other) => other.left < box.right && box.left < other.right)
          .map((other) => Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)),
      )
    })
  expect(Math.max(...overlaps)).toBeLessThanOrEqual(4)
})

test('on a touch screen, buttons of working hours and of the preview’s scheme are 44 px high', async ({
  page,
}) => {
  await signInAs(page, 'demo-provider')
  await page.goto('/account')
  await expectEasyToTouch(page.getByRole('group', { name: scheduleTexts.weeklyHours }).getByRole('button'))
  await page.goto('/admin/og-preview')
  await expectEasyToTouch(page.getByRole('button', { name: schemeNames.dark, exact: true }))
})

test('on a touch screen, buttons that show a password and those that choose a list are 44 px high', async ({
  page,
}) => {
  await page.goto('/auth')
  await expectEasyToTouch(page.getByRole('button').filter({ hasText: showButton }))
  await signInAs(page, 'demo-admin')
  await page.goto('/admin/contact-submissions')
  await expectEasyToTouch(
    page.getByRole('group', { name: bookingsPageTexts.viewsLegend }).getByRole('button'),
  )
})
