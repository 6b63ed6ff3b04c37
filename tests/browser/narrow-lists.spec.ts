// Covers src/features/admin/list/list-table.tsx and src/features/admin/list/sort-header.tsx.

import { expect } from '@playwright/test'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'

test('where rows are cards, the Tab key reaches no control of the head that nobody sees', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  for (const path of ['/admin/projects', '/admin/users', '/admin/contact-submissions?view=bookings']) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    const controls = page.locator('main thead').locator('button, input').filter({ visible: true })
    await expect(controls.first()).toBeVisible()
    await page.setViewportSize({ width: 800, height: 800 })
    await expect(controls).toHaveCount(0)
    await expect(page.getByRole('columnheader').first()).toHaveText(/./)
  }
})
