import { expect } from '@playwright/test'
import { bookingFormCopy } from '#content/booking/copy.ts'
import { sourceTexts } from '#content/interface/admin/booking-source.ts'
import { inbox } from './admin-bookings.ts'
import { bookingPath, codeOf, confirmation, fillIn, untilScriptRuns } from './booking-page.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'

test('a booking says where the visit began: the first page, the host of the link and its tags', {
  tag: '@own-site',
}, async ({ page }) => {
  await page.goto('/blog?utm_source=spring-letter&utm_campaign=Spring+sale&key=secret', {
    referer: 'https://search.example/results?q=private',
  })
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await fillIn(page)
  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await page.waitForURL(confirmation)
  const code = codeOf(page)

  await signInAs(page, 'demo-admin')
  await page.goto(`${inbox}/request?code=${code}`)
  const cameFrom = page.locator('dt', { hasText: sourceTexts.cameFrom }).locator('+ dd')
  await expect(cameFrom).toHaveText(
    'search.example, first page /blog, source spring-letter, campaign Spring sale',
  )

  await page.goto(`${inbox}?view=bookings`)
  await page.getByLabel(sourceTexts.filter).selectOption('spring-letter')
  await expect(page.getByRole('link', { name: 'Everest Outfitters' }).first()).toBeVisible()
  await expect(page).toHaveURL(/source=spring-letter/)
  await page.goto(`${inbox}?view=bookings&source=nobody`)
  await expect(page.getByLabel(sourceTexts.filter)).toHaveValue('nobody')
})
