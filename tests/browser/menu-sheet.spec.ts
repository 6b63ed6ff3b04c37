import { expect, type Page } from '@playwright/test'
import { siteNavigation } from '#features/shell/site-navigation.ts'
import { headerCopy } from '#content/header.ts'
import { openLive } from './open-live.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'

const filledMenu = siteNavigation.find(({ entries }) => entries.length > 0)
const menuPath = filledMenu?.entries[0]?.path ?? ''
const sheet = (page: Page) => page.getByRole('dialog', { name: headerCopy.menu })
const openSheet = (page: Page) => page.getByRole('button', { name: headerCopy.openMenu }).click()
const phone = { width: 390, height: 844 }

test.describe('menu sheet', () => {
  test.use({ viewport: phone })

  test('opens on the right, contains all groups, and closes with Escape, which returns focus', async ({
    page,
  }) => {
    await openLive(page, '/')
    await expect(sheet(page)).toBeHidden()
    await openSheet(page)
    await expect(sheet(page)).toBeVisible()
    await expect
      .poll(async () => {
        const box = await sheet(page).boundingBox()
        return box && Math.round(box.x + box.width)
      })
      .toBe(phone.width)
    await expect(sheet(page).locator('summary')).toHaveText(
      siteNavigation.map(({ title }) => new RegExp(`^${title}`)),
    )
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: headerCopy.openMenu })).toBeFocused()
  })

  test('a selection changes the page and closes it', async ({ page }) => {
    await openLive(page, '/')
    await openSheet(page)
    await sheet(page).locator(`a[href="${menuPath}"]`).click()
    await expect(page).toHaveURL(menuPath)
    await expect(sheet(page)).toBeHidden()
  })

  test('administrators find the Admin Panel in it', async ({ page }) => {
    await signInAs(page, 'demo-admin')
    await openLive(page, '/')
    await openSheet(page)
    await sheet(page).getByRole('link', { name: headerCopy.adminPanel }).click()
    await expect(page).toHaveURL('/admin')
  })

  test('works without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: phone,
      baseURL: baseURL ?? '',
    })
    const page = await context.newPage()
    await page.goto('/')
    await openSheet(page)
    await sheet(page).locator(`a[href="${menuPath}"]`).click()
    await expect(page).toHaveURL(menuPath)
    await context.close()
  })
})
