import { expect, type Page } from '@playwright/test'
import { bookingFormCopy } from '#content/booking/copy.ts'
import { passwordCardTexts } from '#content/interface/account/profile.ts'
import { bookingNotSent } from '#content/interface/booking.ts'
import { unreachableText } from '#content/interface/shell.ts'
import { bookingPath, confirmation, fillIn, untilScriptRuns } from './booking-page.ts'
import { newPassword, registerNew } from './new-account.ts'
import { openLive } from './open-live.ts'
import { test } from './shared-window.ts'

/** Like a network that asks everybody to sign in to it first. */
const answerOnceForTheSite = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }), {
    times: 1,
  })

test('a booking that somebody else answers is called not sent, and can be sent again', async ({ page }) => {
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await fillIn(page)
  await answerOnceForTheSite(page, '**/api/bookings')
  const send = page.getByRole('button', { name: bookingFormCopy.send })
  await send.click()
  await expect(page.locator('main form').getByRole('alert').filter({ hasText: bookingNotSent })).toBeVisible()
  await send.click()
  await page.waitForURL(confirmation)
})

test('a change of the account that somebody else answers is not called made', async ({ page }) => {
  await registerNew(page)
  await openLive(page, '/account')
  const card = page.getByRole('region', { name: passwordCardTexts.title, exact: true })
  await card.getByLabel(passwordCardTexts.currentLabel, { exact: true }).fill(newPassword)
  await card.getByLabel(passwordCardTexts.newLabel, { exact: true }).fill('harbour-lantern-granite')
  await answerOnceForTheSite(page, '**/api/account/password')
  const button = card.getByRole('button', { name: passwordCardTexts.changeButton })
  await button.click()
  await expect(card.getByRole('alert')).toContainText(unreachableText)
  await button.click()
  await expect(page.locator('.toast')).toContainText(passwordCardTexts.changedTitle)
})
