import { expect, type Page } from '@playwright/test'
import { openLive } from './open-live.ts'
import { aPost, unique } from './post-editor.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'
import { needsPages } from './needs-pages.ts'

needsPages('/admin/blog')

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function saveWithoutAnswer(page: Page, slug: string, isStored: boolean) {
  await page.route('**/api/admin/posts', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    if (isStored) await route.fetch()
    await route.abort()
  })
  await openLive(page, '/admin/blog/new')
  await field(page, 'Title').fill(`About ${slug}`)
  await field(page, 'Address').fill(slug)
  await field(page, 'Markdown').fill('Before the loss.')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('cannot be reached').first()).toBeVisible()
  await page.unroute('**/api/admin/posts')
  await field(page, 'Markdown').fill('Before the loss. After it.')
}

test('a new post whose answer was lost is saved with what was typed since', async ({ page }) => {
  const slug = unique()
  await saveWithoutAnswer(page, slug, true)
  await page.keyboard.press('ControlOrMeta+s')
  await page.waitForURL(`**/admin/blog/edit?slug=${slug}`)
  await expect(page.getByText('Version 2').first()).toBeVisible()
  const storedPost = await (await page.request.get(`/api/admin/posts/${slug}`)).json()
  expect(storedPost).toMatchObject({ content: 'Before the loss. After it.', revision: 2 })
  await page.request.delete(`/api/admin/posts/${slug}`)
})

test('a new post whose address somebody else has taken meanwhile leaves theirs as it is', async ({
  page,
}) => {
  const slug = unique()
  await saveWithoutAnswer(page, slug, false)
  await page.request.post('/api/admin/posts', { data: aPost(slug) })
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Another post has this address.').first()).toBeVisible()
  const storedPost = await (await page.request.get(`/api/admin/posts/${slug}`)).json()
  expect(storedPost).toMatchObject({ content: aPost(slug).content, revision: 1 })
  await page.request.delete(`/api/admin/posts/${slug}`)
})
