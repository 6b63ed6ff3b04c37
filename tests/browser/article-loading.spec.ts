import { expect } from '@playwright/test'
import { articleSkeletonCopy } from '#content/blog/copy.ts'
import { blogMessages } from '#content/blog/page.ts'
import { needsPages } from './needs-pages.ts'
import { openLive } from './open-live.ts'
import { seedSlug } from './seed-posts.ts'
import { test } from './shared-window.ts'

needsPages('/blog')

test('a skeleton shows until a delayed article arrives', async ({ page }) => {
  await openLive(page, '/blog')
  let release = () => {}
  const hold = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/api/blog/${seedSlug}`, async (route) => {
    await hold
    await route.continue()
  })
  await page.locator(`main article a[href="/blog/${seedSlug}"]`).click()
  await expect(page.getByRole('status').filter({ hasText: articleSkeletonCopy.loading })).toBeVisible()
  release()
  await expect(page.locator('#article-body')).toBeVisible()
})

for (const [status, words] of [
  [404, blogMessages.notFound],
  [500, blogMessages.postFailed],
] as const) {
  test(`an article request that answers ${status} shows the specified message`, async ({ page }) => {
    await openLive(page, '/blog')
    await page.route(`**/api/blog/${seedSlug}`, (route) => route.fulfill({ status, json: { message: 'x' } }))
    await page.locator(`main article a[href="/blog/${seedSlug}"]`).click()
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
    await expect(page.getByText(blogMessages.postErrorDetail)).toBeVisible()
    await page.getByRole('link', { name: blogMessages.backToBlog }).click()
    await page.waitForURL('**/blog')
  })
}

test('an unknown post answers 404 with the blog’s own view', async ({ page }) => {
  const response = await page.goto('/blog/no-such-post')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: blogMessages.notFound })).toBeVisible()
  const icon = await page.locator('main h1').locator('xpath=preceding-sibling::*').boundingBox()
  expect(icon?.width, 'the icon over the heading is drawn at the size it asks for').toBe(48)
  await page.getByRole('link', { name: blogMessages.backToBlog }).click()
  await page.waitForURL('**/blog')
})
