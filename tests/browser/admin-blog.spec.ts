import { expect } from '@playwright/test'
import { emptyListTexts } from '#content/interface/admin/list.ts'
import { postStatusNames } from '#content/interface/statuses.ts'
import { signInAs } from './sign-in.ts'
import { needsPages } from './needs-pages.ts'
import { test } from './shared-window.ts'
import { unique, aPost, openEditor } from './post-editor.ts'

needsPages('/admin/blog')

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

test('a new post appears in /blog and /api/blog, also without a reload', async ({ page, request }) => {
  const slug = unique()
  await page.goto('/blog')
  await page.goto('/admin/blog')
  await page.getByRole('link', { name: 'New post' }).click()
  await page.getByLabel('Title', { exact: true }).fill(slug.replace('-', ' '))
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(slug)
  await page.getByLabel('Excerpt').fill('What this article says in one sentence, for the card.')
  await page.getByLabel('Date').fill('2026-10-01')
  await page.getByLabel('Markdown', { exact: true }).fill('## A heading\n\nSome **bold** words.')
  await expect(
    page.getByRole('region', { name: 'Live preview' }).getByRole('heading', { name: 'A heading' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.waitForURL(`**/admin/blog/edit?slug=${slug}`)
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()

  const posts: { slug: string }[] = await (await request.get('/api/blog')).json()
  expect(posts.map((post) => post.slug)).toContain(slug)
  expect(await (await request.get('/blog')).text()).toContain(`/blog/${slug}`)
  await page.getByRole('link', { name: 'View page' }).click()
  await expect(page.locator('#article-body strong')).toHaveText('bold')
  await page.request.delete(`/api/admin/posts/${slug}`)
})

test('a change shows on the page at once, and an old address redirects to the new one', async ({
  page,
  request,
}) => {
  const slug = unique()
  await page.request.post('/api/admin/posts', { data: aPost(slug) })
  expect(await (await request.get(`/blog/${slug}`)).text()).toContain('First heading')
  await openEditor(page, slug)
  await page.getByLabel('Markdown', { exact: true }).fill('## Second heading\n\nSecond text.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Version 2').first()).toBeVisible()
  expect(await (await request.get(`/blog/${slug}`)).text()).toContain('Second heading')

  await page.getByLabel('Address', { exact: true }).fill(`${slug}-moved`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(`**/admin/blog/edit?slug=${slug}-moved`)
  const old = await request.get(`/blog/${slug}`, { maxRedirects: 0 })
  expect(old.status()).toBe(301)
  await page.request.delete(`/api/admin/posts/${slug}-moved`)
})

test('a post is deleted after confirmation, and its page answers 404', async ({ page, request }) => {
  const slug = unique()
  await page.request.post('/api/admin/posts', { data: aPost(slug) })
  await request.get(`/blog/${slug}`)
  await openEditor(page, slug)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  expect((await request.get(`/blog/${slug}`)).status()).toBe(200)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete the post' }).click()
  await page.waitForURL('**/admin/blog')
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404)
  await page.getByRole('searchbox').fill(slug)
  await expect(page.getByText(emptyListTexts.noneTitle)).toBeVisible()
})

test('status and search of the list of posts are in the URL and survive a reload and Back', async ({
  page,
}) => {
  const slug = unique()
  await page.request.post('/api/admin/posts', { data: { ...aPost(slug), status: 'draft' } })
  await page.goto('/admin/blog')
  const drafts = page.getByRole('button', { name: postStatusNames.draft, exact: true })
  await drafts.click()
  await page.getByRole('searchbox').fill(slug)
  await expect(page).toHaveURL(new RegExp(`status=draft&search=${slug}`))
  const title = page.getByRole('link', { name: `About ${slug}` })
  await title.click()
  await page.waitForURL(`**/admin/blog/edit?slug=${slug}`)
  await page.goBack()
  await page.reload()
  await expect(drafts).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('searchbox')).toHaveValue(slug)
  await expect(page.locator('main tbody tr')).toHaveCount(1)
  await page.request.delete(`/api/admin/posts/${slug}`)
})

test('versions are listed, compared line by line, and restored as a new version', async ({ page }) => {
  const slug = unique()
  await page.request.post('/api/admin/posts', { data: aPost(slug) })
  await page.request.patch(`/api/admin/posts/${slug}`, {
    data: { content: 'Second text.', title: 'Renamed' },
  })
  await page.goto(`/admin/blog/edit?slug=${slug}`)
  await page.getByLabel('Markdown', { exact: true }).fill('Not saved yet.')
  await page.getByRole('button', { name: 'Versions', exact: true }).click()
  const versions = page.getByRole('region', { name: 'Versions' })
  await expect(versions.getByRole('button', { name: /^Version 2, the newest/ })).toContainText(
    'changed: text, title',
  )
  await versions.getByRole('button', { name: /^Version 1/ }).click()
  await expect(versions).toContainText('− First text.')
  await expect(versions).toContainText('+ Not saved yet.')
  await versions.getByLabel('Compare version 1 with').selectOption('version 2')
  await expect(versions).toContainText('+ Second text.')
  await versions.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(page.getByText('Version 4').first()).toBeVisible()
  await expect(page.getByLabel('Markdown', { exact: true })).toHaveValue('## First heading\n\nFirst text.')
  const history: { revisions: { revision: number }[] } = await (
    await page.request.get(`/api/admin/posts/${slug}/revisions`)
  ).json()
  expect(history.revisions.map(({ revision }) => revision)).toEqual([4, 3, 2, 1])
  await page.keyboard.press('Escape')
  await page.request.delete(`/api/admin/posts/${slug}`)
})

test('a toolbar button formats the selection, and undo removes the formatting', async ({ page }) => {
  const slug = unique()
  await page.request.post('/api/admin/posts', { data: { ...aPost(slug), content: 'Some words' } })
  await openEditor(page, slug)
  const text = page.getByLabel('Markdown', { exact: true })
  await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 10))
  await page.getByRole('button', { name: 'Bold' }).click()
  await expect(text).toHaveValue('Some **words**')
  await page.keyboard.press('Control+z')
  await expect(text).toHaveValue('Some words')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+i')
  await expect(text).toHaveValue('*Some words*')
  await page.request.delete(`/api/admin/posts/${slug}`)
})

test('the social preview shows the post’s image and where each network truncates the text', async ({
  page,
}) => {
  const slug = unique()
  await page.request.post('/api/admin/posts', { data: aPost(slug) })
  await openEditor(page, slug)
  await page.getByRole('button', { name: 'Social preview', exact: true }).click()
  const preview = page.getByRole('region', { name: 'Social preview' })
  const picture = preview.getByRole('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(1200)
  await page
    .getByLabel('Title', { exact: true })
    .fill('A title that is a good deal longer than what fits there')
  await preview.getByRole('button', { name: 'WhatsApp' }).click()
  await expect(preview).toContainText('(Too long)55 / 50')
  await preview.getByRole('button', { name: 'Close social preview' }).click()
  await expect(preview).toBeHidden()
  await page.request.delete(`/api/admin/posts/${slug}`)
})

test('Escape in the question before a restore leaves the versions open, with the focus where it was', async ({
  page,
}) => {
  const slug = unique()
  await page.request.post('/api/admin/posts', { data: aPost(slug) })
  await page.request.patch(`/api/admin/posts/${slug}`, { data: { content: 'Second text.' } })
  await page.goto(`/admin/blog/edit?slug=${slug}`)
  await page.getByRole('button', { name: 'Versions', exact: true }).click()
  const versions = page.getByRole('region', { name: 'Versions' })
  await versions.getByRole('button', { name: /^Version 1/ }).click()
  const restore = versions.getByRole('button', { name: 'Restore version 1' })
  await restore.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(restore).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(versions).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Versions', exact: true })).toBeFocused()
  await page.request.delete(`/api/admin/posts/${slug}`)
})
