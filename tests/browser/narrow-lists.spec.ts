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

test('on a tablet, the values of all rows of a list stand in the same columns', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await signInAs(page, 'demo-admin')
  await page.goto('/admin/projects')
  const rows = page.locator('main tbody tr')
  await expect(rows.nth(1)).toBeVisible()
  const columns = await rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('td:has(> span + div)')].map((cell) =>
        Math.round(cell.getBoundingClientRect().left),
      ),
    ),
  )
  expect(columns[0]?.length).toBeGreaterThan(1)
  for (const columnsOfRow of columns) expect(columnsOfRow).toEqual(columns[0])
})
