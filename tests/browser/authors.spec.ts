import { expect } from '@playwright/test'
import { authorFieldTexts, authorTexts, postAuthorTexts } from '#content/interface/admin/authors.ts'
import { postFormTexts } from '#content/interface/admin/post-editor.ts'
import { postFieldTexts } from '#content/interface/admin/posts.ts'
import { recordsTexts } from '#content/interface/admin/records.ts'
import { articleHeaderCopy } from '#content/blog/copy.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { publishPost, removePost } from './blog-posts.ts'
import { openLive } from './open-live.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'

test.skip(!isPageOn('/blog'), 'this site has no blog')

test('an editor adds an author, chooses the author in a post, and readers find the page', async ({
  page,
}) => {
  const id = Date.now() % 1_000_000
  const name = `Asha Rai ${id}`
  const postSlug = await publishPost(page)
  await signInAs(page, 'demo-editor')
  await page.goto('/admin/authors')
  await page.getByText(recordsTexts.newRecord(authorTexts.noun)).click()
  const form = page.locator('form').first()
  await form.getByLabel(authorFieldTexts.name, { exact: true }).fill(name)
  await form.getByLabel(authorFieldTexts.slug, { exact: true }).fill(`asha-${id}`)
  await form.getByLabel(authorFieldTexts.title, { exact: true }).fill('Strategist')
  await form.getByRole('button', { name: recordsTexts.addButton(authorTexts.noun) }).click()
  await expect(page.getByText(authorTexts.note('Strategist', 0))).toBeVisible()

  await page.goto(`/admin/blog/edit?slug=${postSlug}`)
  await page.getByText(postFormTexts.moreSummary).click()
  await page.getByLabel(postFieldTexts.author, { exact: true }).selectOption(name)
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(async () => (await (await page.request.get(`/api/blog/${postSlug}`)).json()).author)
    .toBe(name)
  await openLive(page, `/blog/${postSlug}`)
  await page.getByRole('link', { name: articleHeaderCopy.author(name) }).click()
  await page.waitForURL(`**/blog/author/asha-${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.locator(`a[href="/blog/${postSlug}"]`)).toBeVisible()

  await removePost(page, postSlug)
})

test('a name without an author stays choosable in the editor', async ({ page }) => {
  const postSlug = await publishPost(page, { author: 'Guest Writer' })
  await signInAs(page, 'demo-editor')
  await page.goto(`/admin/blog/edit?slug=${postSlug}`)
  await page.getByText(postFormTexts.moreSummary).click()
  const author = page.getByLabel(postFieldTexts.author, { exact: true })
  await expect(author.locator('option:checked')).toHaveText(postAuthorTexts.withoutPage('Guest Writer'))
  await removePost(page, postSlug)
})
