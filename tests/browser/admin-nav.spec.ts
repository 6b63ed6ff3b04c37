import { expect, type Page } from '@playwright/test'
import { adminNavTexts } from '#content/interface/admin/frame.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { addProject, projectPage } from './admin-project-page.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'

const strip = (page: Page) => page.getByRole('navigation', { name: adminNavTexts.label })

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

test('every page of the back office marks its section, which is in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const id = await addProject(page)
  const sections = {
    [projectPage(id)]: '/admin/projects',
    '/admin/newsletter/new': '/admin/newsletter',
    ...(isPageOn('/admin/blog') && { '/admin/blog/new': '/admin/blog' }),
    '/admin/users/new': '/admin/users',
    '/admin/contact-submissions/new': '/admin/contact-submissions',
  }
  for (const [path, section] of Object.entries(sections)) {
    await page.goto(path)
    const current = strip(page).locator('[aria-current]')
    await expect(current).toHaveCount(1)
    await expect(current).toHaveAttribute('href', section)
    await expect(current).toHaveAttribute('aria-current', 'true')
    await expect(current).toBeInViewport({ ratio: 1 })
  }
  for (const path of ['/admin', '/admin/newsletter']) {
    await page.goto(path)
    await expect(strip(page).locator('[aria-current]')).toHaveCount(1)
    await expect(strip(page).locator(`[aria-current=page][href="${path}"]`)).toBeInViewport({ ratio: 1 })
  }
  await page.request.delete(`/api/admin/projects/${id}`)
})

test('an entry that gets the focus by Tab is in view as a whole, at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await page.goto('/admin')
  const entries = strip(page).getByRole('link')
  await expect(entries.first()).toHaveAttribute('aria-current', 'page')
  await entries.first().focus()
  const entryCount = await entries.count()
  for (const keyAndOrder of [
    { key: 'Tab', order: [...Array(entryCount).keys()] },
    { key: 'Shift+Tab', order: [...Array(entryCount).keys()].reverse() },
  ]) {
    for (const [step, index] of keyAndOrder.order.entries()) {
      if (step > 0) await page.keyboard.press(keyAndOrder.key)
      await expect(entries.nth(index)).toBeFocused()
      await expect(entries.nth(index)).toBeInViewport({ ratio: 1 })
    }
  }
})
