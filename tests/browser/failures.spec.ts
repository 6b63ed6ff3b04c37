import { pageTitle } from '#seo/page-title.ts'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { blogMessages } from '#content/blog/page.ts'
import { searchFailedCopy } from '#content/blog/copy.ts'
import { headerCopy } from '#content/header.ts'
import { firstServiceId } from './booking-form.ts'
import { needsPages } from './needs-pages.ts'
import { openLive } from './open-live.ts'
import { signInAs } from './sign-in.ts'
import { seedSlug } from './seed-posts.ts'
import { test } from './shared-window.ts'
import { main, retry, about, navigateTo } from './failed-page.ts'
import { aCategory } from '#tests/builders/posts.ts'

// A shared window may have cached the very script that is meant to be missing.
test.use({ hasOwnWindow: true })

needsPages('/about', '/blog', '/careers', '/contact', '/services')

const slug = seedSlug
const publicPages = [
  { path: '/services', title: /^This page could not be loaded/, isMended: false },
  { path: `/booking/${firstServiceId}`, title: /^This page could not be loaded/, isMended: false },
  { path: '/booking/confirmation/ABCDEFGHJKMNPQRS', title: /^This page could not be loaded/ },
  { path: '/blog', title: /^Blog/, says: blogMessages.listFailed, isMended: false },
  { path: '/blog/page/2', title: /^Blog/, says: blogMessages.listFailed },
  { path: `/blog/category/${aCategory}`, title: /^Blog/, says: blogMessages.listFailed },
  { path: `/blog/${slug}`, title: new RegExp(`^${blogMessages.postFailed}`), says: blogMessages.postFailed },
  { path: '/blog/search?q=budget', title: /^“budget”/, says: searchFailedCopy.failed },
  { path: '/', title: pageTitle({}), says: blogMessages.listFailed },
]

const guardedPages = [
  '/dashboard',
  '/account',
  '/admin',
  '/admin/blog',
  '/admin/contact-submissions',
  '/admin/projects',
  '/admin/users',
  '/admin/services',
  '/admin/case-studies',
  '/admin/files',
  '/admin/audit',
]

const failures = {
  async 'an abort'(page: Page) {
    await page.route('**/api/**', (route) => route.abort())
  },
  async 'no connection'(_page: Page, context: BrowserContext) {
    await context.setOffline(true)
  },
  async 'a 500'(page: Page) {
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 500, json: { message: 'Something went wrong' } }),
    )
  },
}

async function restoreConnection(page: Page, context: BrowserContext) {
  await page.unroute('**/api/**')
  await context.setOffline(false)
}

async function expectAlive(page: Page) {
  await expect(retry(page)).toBeVisible()
  expect(await main(page).innerText()).not.toMatch(/\d{3}: |\{"|Failed to fetch|\/assets\/|undefined/)
  await expect(page.locator('[inert]')).toHaveCount(0)
  const header = page.getByRole('banner')
  for (const target of [
    retry(page),
    header.getByRole('link', { name: headerCopy.contact }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }),
  ]) {
    await target.click({ trial: true })
  }
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.activeElement?.matches('a, button, input, summary, select')),
  ).toBe(true)
}

test('a public page whose data cannot be loaded says so in plain words, and the site keeps working', async ({
  page,
  context,
}) => {
  await openLive(page, '/about')
  for (const [failure, fail] of Object.entries(failures)) {
    for (const { path, title, says, isMended = true } of publicPages) {
      await test.step(`${path} after ${failure}`, async () => {
        await fail(page, context)
        await navigateTo(page, path)
        if (says && failure !== 'no connection') await expect(main(page)).toContainText(says)
        await expect(retry(page)).toBeVisible()
        if (failure !== 'no connection') await expect(page).toHaveTitle(title)
        await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
        await expectAlive(page)
        if (failure === 'a 500' && isMended) {
          await restoreConnection(page, context)
          for (const place of path === '/' ? ['#services', '#latest-insights'] : ['']) {
            const button = main(page).locator(`${place} [data-retry]`)
            await button.click()
            await expect(button).toHaveCount(0)
          }
          await expect(main(page).getByRole('heading').first()).toBeVisible()
          await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
        }
        await page.goBack()
        await expect(about(page)).toBeVisible()
        await restoreConnection(page, context)
      })
    }
  }
})

test('a guarded page whose script does not come says so and offers to load it again', async ({ page }) => {
  await signInAs(page, 'demo-client')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/dashboard?from=email')
  await expect(main(page).getByRole('alert')).toContainText('This page could not be loaded completely.')
  await expect(main(page).getByText('Checking your account…')).toBeHidden()
  await page.unroute('**/assets/*.js')
  await main(page).getByRole('link', { name: 'Load the page again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back')
  await expect(page).toHaveURL('/dashboard?from=email')
})

test('a guarded page whose data cannot be loaded says so in plain words, and the site keeps working', async ({
  page,
  context,
}) => {
  await signInAs(page, 'demo-admin')
  await openLive(page, '/about')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible()
  for (const [failure, fail] of Object.entries(failures)) {
    for (const path of guardedPages) {
      await test.step(`${path} after ${failure}`, async () => {
        await fail(page, context)
        await navigateTo(page, path)
        await expectAlive(page)
        await page.goBack()
        await expect(about(page)).toBeVisible()
        await restoreConnection(page, context)
      })
    }
  }
})
