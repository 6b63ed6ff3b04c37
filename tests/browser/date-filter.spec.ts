import { expect } from '@playwright/test'
import { openLive } from './open-live.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'

test.use({ locale: 'en-US' })
test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

test('a date is typed into the audit log’s filter by keyboard, and follows Back and “Clear”', async ({
  page,
}) => {
  const addresses: string[] = []
  await openLive(page, '/admin/audit?type=user')
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  const entriesBefore = await page.evaluate(() => history.length)
  const field = page.getByLabel('Until')
  await field.focus()
  await page.keyboard.type('11262026', { delay: 60 })
  await expect(field).toHaveValue('2026-11-26')
  await expect(page).toHaveURL(/until=2026-11-26/)
  expect(addresses.filter((address) => /until=0/.test(address))).toEqual([])
  expect(await page.evaluate(() => history.length)).toBe(entriesBefore)

  await page.getByRole('combobox').first().selectOption({ index: 2 })
  await field.fill('2025-04-05')
  await expect(page).toHaveURL(/until=2025-04-05/)
  await page.goBack()
  await expect(field).toHaveValue('2026-11-26')
  await page.goForward()
  await expect(field).toHaveValue('2025-04-05')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(field).toHaveValue('')
  await expect(page).toHaveURL(/\/admin\/audit$/)
  await page.goBack()
  await field.fill('')
  await expect(page).not.toHaveURL(/until/)
})
