import { expect } from '@playwright/test'
import { signInAs } from './sign-in.ts'
import { needsPages } from './needs-pages.ts'
import { agree, decline } from './question.ts'
import { test } from './shared-window.ts'
import { unique, aPost, openEditor } from './post-editor.ts'

needsPages('/admin/blog')

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

test('with two editors, the second is warned, sees the difference and decides', async ({ page }) => {
  const slug = unique()
  await page.request.post('/api/admin/posts', { data: aPost(slug) })
  await openEditor(page, slug)
  await page.request.patch(`/api/admin/posts/${slug}`, { data: { content: 'Theirs.', revision: 1 } })
  await page.getByLabel('Markdown', { exact: true }).fill('Mine.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Version 2 was saved')
  await page.getByRole('button', { name: 'Compare' }).click()
  const comparison = page.getByRole('region', { name: 'Compare the versions' })
  await expect(comparison).toContainText('− Theirs.')
  await expect(comparison).toContainText('+ Mine.')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Version 3').first()).toBeVisible()
  expect(await (await page.request.get(`/api/blog/${slug}`)).json()).toMatchObject({ content: 'Mine.' })

  await page.request.patch(`/api/admin/posts/${slug}`, { data: { content: 'Theirs again.' } })
  await page.getByLabel('Markdown', { exact: true }).fill('Mine again.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByLabel('Markdown', { exact: true })).toHaveValue('Theirs again.')
  await page.request.delete(`/api/admin/posts/${slug}`)
})

test('on a phone, the difference between two versions appears where it was asked for', async ({ page }) => {
  const slug = unique()
  await page.request.post('/api/admin/posts', { data: aPost(slug) })
  await page.setViewportSize({ width: 390, height: 844 })
  await openEditor(page, slug)
  await page.request.patch(`/api/admin/posts/${slug}`, { data: { excerpt: 'Theirs. '.repeat(10) } })
  await page.getByLabel('Title', { exact: true }).fill('Mine')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const compare = page.getByRole('button', { name: 'Compare' })
  await compare.click()
  const comparison = page.getByRole('region', { name: 'Compare the versions' })
  await expect(comparison.getByRole('heading')).toBeInViewport()
  await expect(compare).toBeInViewport()
  await page.request.delete(`/api/admin/posts/${slug}`)
})

test('a post that somebody else renamed is saved in an open editor as that post, after a warning', async ({
  page,
}) => {
  const slug = unique()
  await page.request.post('/api/admin/posts', { data: aPost(slug) })
  await openEditor(page, slug)
  await page.request.patch(`/api/admin/posts/${slug}`, { data: { slug: `${slug}-2` } })
  await page.request.post('/api/admin/posts', { data: { ...aPost(slug), content: 'Of the newcomer.' } })
  await page.getByLabel('Markdown', { exact: true }).fill('Mine.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Version 2 was saved')
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page).toHaveURL(`/admin/blog/edit?slug=${slug}-2`)
  for (const [text, version] of [
    ['Mine.', 3],
    ['Mine again.', 4],
  ] as const) {
    await page.getByLabel('Markdown', { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(`Version ${version}`).first()).toBeVisible()
  }
  const contentOf = async (address: string) =>
    (await (await page.request.get(`/api/admin/posts/${address}`)).json()).content
  expect(await contentOf(slug)).toBe('Of the newcomer.')
  expect(await contentOf(`${slug}-2`)).toBe('Mine again.')
  for (const each of [slug, `${slug}-2`]) await page.request.delete(`/api/admin/posts/${each}`)
})

test('an editor that is loaded again at an earlier address of its post leads to it, with what was not saved', async ({
  page,
}) => {
  const slug = unique()
  await page.request.post('/api/admin/posts', { data: aPost(slug) })
  await openEditor(page, slug)
  const markdown = page.getByLabel('Markdown', { exact: true })
  await markdown.fill('Not saved.')
  await page.waitForFunction(
    (key) => localStorage.getItem(key)?.includes('Not saved.'),
    `unsaved-post:${slug}`,
  )
  await page.request.patch(`/api/admin/posts/${slug}`, { data: { slug: `${slug}-2` } })
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page).toHaveURL(`/admin/blog/edit?slug=${slug}-2`)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(markdown).toHaveValue('Not saved.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Version 3').first()).toBeVisible()
  expect(await (await page.request.get(`/api/admin/posts/${slug}-2`)).json()).toMatchObject({
    slug: `${slug}-2`,
    content: 'Not saved.',
  })
  await page.request.delete(`/api/admin/posts/${slug}-2`)
})

test('a post that somebody else deleted can be saved again from an open editor', async ({ page }) => {
  const slug = unique()
  await page.request.post('/api/admin/posts', { data: aPost(slug) })
  await openEditor(page, slug)
  await page.request.delete(`/api/admin/posts/${slug}`)
  await page.getByLabel('Markdown', { exact: true }).fill('Words that must not vanish.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Somebody else has deleted this post.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Version 1').first()).toBeVisible()
  expect(await (await page.request.get(`/api/blog/${slug}`)).json()).toMatchObject({
    content: 'Words that must not vanish.',
  })

  await page.getByLabel('Status').selectOption('scheduled')
  const time = page.getByLabel('Goes live at')
  await time.fill('2020-01-01T10:00')
  await expect(time).toHaveAccessibleDescription(/readers see the post as soon as you save\. Time zone: /)
  await page.request.delete(`/api/admin/posts/${slug}`)
})

test('a draft saves itself; leaving other unsaved changes asks first, and this device keeps them', async ({
  page,
}) => {
  const slug = unique()
  await page.request.post('/api/admin/posts', { data: { ...aPost(slug), status: 'draft' } })
  await openEditor(page, slug)
  await page.getByLabel('Markdown', { exact: true }).fill('Saved by itself.')
  await expect(page.getByText('Version 2').first()).toBeVisible()
  await page.request.patch(`/api/admin/posts/${slug}`, { data: { status: 'published' } })

  await openEditor(page, slug)
  await page.getByLabel('Markdown', { exact: true }).fill('Not saved.')
  await page.waitForFunction(
    (key) => localStorage.getItem(key)?.includes('Not saved.'),
    `unsaved-post:${slug}`,
  )
  await page.getByRole('link', { name: 'Posts', exact: true }).click()
  await decline(page)
  await expect(page.getByLabel('Markdown', { exact: true })).toHaveValue('Not saved.')
  await page.getByRole('link', { name: 'Posts', exact: true }).click()
  await agree(page)
  await page.waitForURL('**/admin/blog')

  await openEditor(page, slug)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Markdown', { exact: true })).toHaveValue('Not saved.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.request.delete(`/api/admin/posts/${slug}`)
})

test('with two browsers, the second to save is warned, and neither text is lost', async ({
  page,
  browser,
  baseURL,
}) => {
  const slug = unique()
  await page.request.post('/api/admin/posts', { data: aPost(slug) })
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signInAs(other, 'demo-admin')
  await openEditor(page, slug)
  await openEditor(other, slug)
  await page.getByLabel('Markdown', { exact: true }).fill('Of the first.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Version 2').first()).toBeVisible()
  await other.getByLabel('Markdown', { exact: true }).fill('Of the second.')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByRole('alert')).toContainText('Version 2 was saved')
  await other.getByRole('button', { name: 'Keep mine' }).click()
  await expect(other.getByText('Version 3').first()).toBeVisible()
  const first = await (await page.request.get(`/api/admin/posts/${slug}/revisions/2`)).json()
  expect(first).toMatchObject({ fields: { content: 'Of the first.' } })
  await other.context().close()
  await page.request.delete(`/api/admin/posts/${slug}`)
})
