// Covers src/features/admin/frame/record-title.ts.

import { expect } from '@playwright/test'
import { bookingsPageTexts } from '#content/interface/admin/booking-list.ts'
import { addBooking, inbox } from './admin-bookings.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'
import { uniqueName } from './unique-name.ts'

test('the title of a record’s page names the record, until the page is left', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  const name = uniqueName()
  const code = await addBooking(page, name)
  await page.goto(`${inbox}/request?code=${code}`)
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${name} \\| `))
  await page.goto(`${inbox}?view=bookings&search=${name}`)
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveTitle(new RegExp(name))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: bookingsPageTexts.title })).toBeVisible()
  await expect(page).not.toHaveTitle(new RegExp(name))
})
