import { expect, type Locator, type Page } from '@playwright/test'
import { publishPost, removePost } from './blog-posts.ts'
import { needsPages } from './needs-pages.ts'
import { signInAs } from './sign-in.ts'
import { ownWindowTest as test } from './shared-window.ts'

const title = `SEO للمواقع العربية ${Date.now()}`
const excerpt = 'ما الذي تقرؤه محركات البحث في الموقع وما الذي تتجاهله، وكيف تتحقق من ذلك.'
const heading = 'القسم الأول'
const sentence = 'فقرة من سطر واحد.'

const directionOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).direction)

async function expectRightToLeft(page: Page, texts: readonly string[]) {
  for (const text of texts)
    expect.soft(await directionOf(page.locator('main').getByText(text).last()), text).toBe('rtl')
}

test('an article that is written from right to left is set so, on its page and in lists', async ({
  page,
}) => {
  needsPages('/blog')
  const content = `## ${heading}\n\n${sentence}\n\nA paragraph from left to right.`
  const slug = await publishPost(page, { title, excerpt, content, date: '2099-01-01' })
  await page.goto(`/blog/${slug}`)
  await expect(page.locator('h1')).toHaveCSS('direction', 'rtl')
  await expectRightToLeft(page, [excerpt, heading, sentence])
  expect(await directionOf(page.getByText('A paragraph from left to right.'))).toBe('ltr')
  await page.goto(`/blog/search?q=${encodeURIComponent('محركات')}`)
  await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCSS('direction', 'rtl')
  await page.goto('/blog')
  await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCSS('direction', 'rtl')
  await expectRightToLeft(page, [excerpt])
  await removePost(page, slug)
})

test('what somebody writes from right to left is set so while they write it', async ({ page }) => {
  needsPages('/admin/blog')
  await signInAs(page, 'demo-admin')
  await page.goto('/admin/blog/new')
  for (const field of [
    page.getByRole('textbox', { name: 'Title' }),
    page.getByRole('textbox', { name: 'Markdown' }),
  ]) {
    await field.fill(sentence)
    await expect(field).toHaveCSS('direction', 'rtl')
  }
})
