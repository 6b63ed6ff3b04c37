import { expect, type Page } from '@playwright/test'
import { postFormTexts } from '#content/interface/admin/post-editor.ts'
import { pictureTexts } from '#content/interface/admin/pictures.ts'
import { postFieldTexts } from '#content/interface/admin/posts.ts'
import { artPath } from '#shared/page-paths.ts'
import { site } from '#site.config.ts'
import { publishPost, removePost } from './blog-posts.ts'
import { needsPages } from './needs-pages.ts'
import { openLive } from './open-live.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'
import { aCategory } from '#tests/builders/posts.ts'

needsPages('/admin/blog')

const content = 'Before.\n\n![A chart of three years](/favicon.svg?in-text)\n\nAfter.'
const withPictures = { featuredImage: '/favicon.svg?own', content }

const failPictures = (page: Page) => page.route(/favicon\.svg\?/, (route) => route.abort())

const artOf = (slug: string) => artPath({ category: aCategory, slug })
const header = (page: Page) => page.getByRole('article').first().locator('picture img')

test('a post whose picture does not load shows its generated one, and the alternative text of those in its text', async ({
  page,
}) => {
  const slug = await publishPost(page, withPictures)
  await failPictures(page)
  await page.goto(`/blog/${slug}`)
  await expect(header(page)).toHaveAttribute('src', artOf(slug))
  await expect
    .poll(() => header(page).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await expect(page.locator('.prose')).toContainText('A chart of three years')
  await expect(page.locator('.prose img')).toHaveCount(0)
  await page.unroute(/favicon\.svg\?/)
  await page.goto(`/blog/${slug}`)
  await expect(page.locator('.prose img')).toBeVisible()
  await expect(header(page)).toHaveAttribute('src', withPictures.featuredImage)
  await removePost(page, slug)
})

test('without script too, a picture that does not load leaves no empty place', async ({ page, browser }) => {
  const slug = await publishPost(page, withPictures)
  const reader = await browser.newPage({ javaScriptEnabled: false })
  await failPictures(reader)
  const art = reader.waitForResponse((response) => response.url().endsWith(artOf(slug)))
  await reader.goto(`/blog/${slug}`)
  expect((await art).status()).toBe(200)
  const box = await header(reader).boundingBox()
  expect(box?.height).toBeGreaterThan(80)
  await reader.close()
  await removePost(page, slug)
})

test('the editor says which picture does not load, which cannot be shown and which hosts are allowed', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  await openLive(page, '/admin/blog/new')
  await page.getByText(postFormTexts.moreSummary).click()
  const field = page.getByLabel(postFieldTexts.featuredImage, { exact: true })
  await expect(page.getByText(pictureTexts.hint(site.imageHosts))).toBeVisible()
  await field.fill('/no-such-picture.png')
  await expect(page.getByText(pictureTexts.notLoaded)).toBeVisible()
  await field.fill('https://other.example/a.png')
  await expect(page.getByText(pictureTexts.notAllowed(site.imageHosts))).toBeVisible()
  await field.fill('/favicon.svg')
  await expect(page.getByText(pictureTexts.notAllowed(site.imageHosts))).toHaveCount(0)
  await expect(page.getByText(pictureTexts.notLoaded)).toHaveCount(0)

  await page
    .getByLabel('Markdown', { exact: true })
    .fill('![a](/favicon.svg)\n\n![b](/no-such-picture.png)\n\n![c](https://other.example/c.png)')
  const warnings = page.getByRole('region', { name: 'Live preview' }).getByRole('listitem')
  await expect(warnings).toHaveText([
    `${pictureTexts.place(3, '/no-such-picture.png')} ${pictureTexts.missing}`,
    `${pictureTexts.place(5, 'https://other.example/c.png')} ${pictureTexts.leftOut(site.imageHosts)}`,
  ])
})
