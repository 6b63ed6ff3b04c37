import { expect, type Page } from '@playwright/test'
import { editPostMeta } from '#content/admin/meta.ts'
import { pageTitle } from '#seo/page-title.ts'
import { openLive } from './open-live.ts'
import { aPost, openEditor, unique } from './post-editor.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'
import { needsPages } from './needs-pages.ts'

needsPages('/admin/blog')

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'demo-admin')
  // A page that is already open when its first route is added may send one more request past it.
  await page.route('**/api/admin/posts**', (route) => route.fallback())
})

async function startSaving(page: Page) {
  let finish = () => {}
  const hold = new Promise<void>((resolve) => {
    finish = resolve
  })
  await page.route('**/api/admin/posts**', async (route) => {
    if (!['POST', 'PATCH'].includes(route.request().method())) return route.fallback()
    if (route.request().url().endsWith('/preview')) return route.fallback()
    await hold
    await route.continue()
  })
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('status').getByText('Saving')).toBeVisible()
  return () => finish()
}

async function expectTyped(page: Page, text: string, address: string) {
  await expect(field(page, 'Markdown')).toHaveValue(text)
  await expect(field(page, 'Markdown')).toBeFocused()
  await expect(page.getByText('This device has unsaved changes')).toHaveCount(0)
  await page.waitForFunction(
    ([key = '', content = '']) => JSON.parse(localStorage.getItem(key) ?? 'null')?.draft.content === content,
    [`unsaved-post:${address}`, text],
  )
}

const keptAddresses = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-post:')))

test('typing goes on undisturbed while a new post is saved for the first time, and nothing typed is lost', async ({
  page,
}) => {
  const slug = unique()
  await openLive(page, '/admin/blog/new')
  await field(page, 'Title').fill(`About ${slug}`)
  await field(page, 'Address').fill(slug)
  await field(page, 'Status').selectOption('scheduled')
  await field(page, 'Goes live at').fill('2099-01-01T10:00')
  await field(page, 'Excerpt').fill('What this article says.')
  await field(page, 'Markdown').focus()
  await page.keyboard.type('Hello end')
  for (const _ of 'end') await page.keyboard.press('ArrowLeft')
  const finish = await startSaving(page)
  await page.keyboard.type('during ')
  finish()
  await page.waitForURL(`**/admin/blog/edit?slug=${slug}`)
  await page.keyboard.type('after ')
  await expectTyped(page, 'Hello during after end', slug)
  expect(await keptAddresses(page)).toEqual([`unsaved-post:${slug}`])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Edit: About ${slug}`)
  await expect
    .poll(async () => (await page.title()).replace(/^\(\d+\) /, ''))
    .toBe(pageTitle({ title: `About ${slug} | ${editPostMeta.title}` }))

  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Version 2').first()).toBeVisible()
  expect(await keptAddresses(page)).toEqual([])
  await page.reload()
  await expect(page).toHaveURL(new RegExp(`/admin/blog/edit\\?slug=${slug}$`))
  await expect(field(page, 'Markdown')).toHaveValue('Hello during after end')

  await page.getByRole('link', { name: 'Posts', exact: true }).click()
  await page.waitForURL('**/admin/blog')
  await page.goBack()
  await expect(field(page, 'Markdown')).toHaveValue('Hello during after end')
  await page.request.delete(`/api/admin/posts/${slug}`)
})

test('typing goes on undisturbed while a post is saved under another address, and Back returns to it', async ({
  page,
}) => {
  const slug = unique()
  await page.request.post('/api/admin/posts', { data: aPost(slug) })
  await openEditor(page, slug)
  await field(page, 'Address').fill(`${slug}-moved`)
  await field(page, 'Markdown').fill('Hello ')
  const finish = await startSaving(page)
  await page.keyboard.type('during ')
  await page.waitForFunction((key) => localStorage.getItem(key)?.includes('during '), `unsaved-post:${slug}`)
  finish()
  await page.waitForURL(`**/admin/blog/edit?slug=${slug}-moved`)
  await expectTyped(page, 'Hello during ', `${slug}-moved`)
  await page.keyboard.type('after')
  await expectTyped(page, 'Hello during after', `${slug}-moved`)
  expect(await keptAddresses(page)).toEqual([`unsaved-post:${slug}-moved`])

  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Version 3').first()).toBeVisible()
  await page.getByRole('link', { name: 'Posts', exact: true }).click()
  await page.waitForURL('**/admin/blog')
  await page.goBack()
  await page.waitForURL(`**/admin/blog/edit?slug=${slug}-moved`)
  await expect(field(page, 'Markdown')).toHaveValue('Hello during after')
  await page.request.delete(`/api/admin/posts/${slug}-moved`)
})

test('a new post begun after another was saved starts empty', async ({ page }) => {
  const slug = unique()
  await openLive(page, '/admin/blog/new')
  await field(page, 'Title').fill(slug)
  await field(page, 'Markdown').fill('The first one.')
  await page.keyboard.press('ControlOrMeta+s')
  await page.waitForURL(`**/admin/blog/edit?slug=${slug}`)
  await page.getByRole('link', { name: 'Posts', exact: true }).click()
  await page.getByRole('link', { name: 'New post' }).click()
  await page.waitForURL('**/admin/blog/new')
  await expect(field(page, 'Title')).toHaveValue('')
  await expect(field(page, 'Markdown')).toHaveValue('')
  await page.request.delete(`/api/admin/posts/${slug}`)
})

test('a draft that is published by keyboard while it is being saved is published with what was typed', async ({
  page,
}) => {
  const slug = unique()
  await page.request.post('/api/admin/posts', { data: { ...aPost(slug), status: 'draft' } })
  await openEditor(page, slug)
  await field(page, 'Markdown').fill('Typed before the save.')
  const finish = await startSaving(page)
  await page.getByRole('button', { name: 'Publish now' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  finish()
  await expect(page.getByText('Version 3').first()).toBeVisible()
  await expect(page.getByRole('status').getByText('Saving')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const storedPost = await (await page.request.get(`/api/admin/posts/${slug}`)).json()
  expect(storedPost).toMatchObject({
    status: 'published',
    content: 'Typed before the save.',
    revision: 3,
  })
  await page.request.delete(`/api/admin/posts/${slug}`)
})
