import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import {
  dataExportTexts,
  exportedRecordNames,
  exportFormatNames,
} from '#content/interface/admin/data-export.ts'
import { exportFormats, exportNames } from '#contracts/export-rules.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'

// Chromium drops the eleventh download of a few seconds, so each record is downloaded once.
test('an administrator downloads every kind of record', { tag: '@own-site' }, async ({ page }) => {
  await signInAs(page, 'demo-admin')
  await page.goto('/admin/settings')
  for (const record of exportNames) {
    const format = exportFormats[record].at(-1)
    if (!format) throw new Error(`${record} has no format`)
    const name = dataExportTexts.label(exportedRecordNames[record], exportFormatNames[format])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${record}-\\d{4}-\\d\\d-\\d\\d\\.${format}$`))
    const file = await readFile(await download.path())
    expect(file.length).toBeGreaterThan(2)
  }
})

test('a failed export says so and can be repeated', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  await page.goto('/admin/settings')
  await page.route('**/api/admin/export/**', (route) => route.abort())
  const name = dataExportTexts.label(exportedRecordNames.users, exportFormatNames.csv)
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.locator('.toast')).toContainText('cannot be reached')
  await page.unroute('**/api/admin/export/**')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^users-/)
})
