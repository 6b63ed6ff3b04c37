import { expect, type Page } from '@playwright/test'
import { coverNames } from '#content/interface/admin/post-covers.ts'
import { postFormTexts } from '#content/interface/admin/post-editor.ts'
import { postFieldTexts } from '#content/interface/admin/posts.ts'
import { categoryCover } from '#content/blog/category.ts'
import { coverFigures } from '#shared/drawings.ts'
import { publishPost, removePost } from './blog-posts.ts'
import { htmlTest } from './html-test.ts'
import { needsPages } from './needs-pages.ts'
import { openLive } from './open-live.ts'
import { changeScheme, expectNoViolations } from './schemes.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'
import { aCategory } from '#tests/builders/posts.ts'

needsPages('/blog', '/admin/blog')

const cover = 'svg:has(> use[href*="/covers"])'
const coverOf = (page: Page) => page.getByRole('article').first().locator(cover)
const figureOf = async (page: Page) =>
  (await coverOf(page).locator('use').getAttribute('href'))?.replace(/^.*#/, '')
const firstColor = (page: Page) =>
  coverOf(page).evaluate((element) => getComputedStyle(element).getPropertyValue('--cover-first'))
const drawnWidth = (page: Page) =>
  coverOf(page)
    .locator('use')
    .evaluate((use) => use.getBoundingClientRect().width)

let slug = ''
let plainSlug = ''

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  slug = await publishPost(page, { cover: 'letter', date: '2020-03-04' })
  plainSlug = await publishPost(page, { date: '2020-03-03' })
  await page.close()
})

test.afterAll(async ({ browser }) => {
  const page = await browser.newPage()
  for (const published of [slug, plainSlug]) await removePost(page, published)
  await page.close()
})

htmlTest(
  'without script, an article shows the cover that it names, and else that of its category',
  async ({ page }) => {
    await page.goto(`/blog/${slug}`)
    expect(await figureOf(page)).toBe('letter')
    expect(await firstColor(page)).toMatch(/^#/)
    await expect.poll(() => drawnWidth(page)).toBeGreaterThan(100)
    await page.goto(`/blog/${plainSlug}`)
    expect(await figureOf(page)).toBe(categoryCover(aCategory))
    await expect.poll(() => drawnWidth(page)).toBeGreaterThan(100)
  },
)

htmlTest('every card of the list has a cover, which no assistive technology reads', async ({ page }) => {
  await page.goto('/blog')
  const card = page.locator('main article').filter({ has: page.locator(`a[href="/blog/${slug}"]`) })
  await expect(card.locator(`${cover}[aria-hidden="true"] > use`)).toHaveAttribute('href', /#letter$/)
  const covers = await page.locator(`main article ${cover}`).count()
  const pictures = await page.locator('main article img').count()
  expect(covers + pictures).toBe(await page.locator('main article').count())
})

test('covers keep their colors in every scheme, and nothing on the page of an article loses its contrast', async ({
  page,
}) => {
  await openLive(page, `/blog/${slug}`)
  const colors = () =>
    Promise.all([
      coverOf(page).evaluate((element) => getComputedStyle(element).backgroundColor),
      firstColor(page),
    ])
  const lightColors = await colors()
  await expectNoViolations(page, {
    afterEach: async () => expect(await colors()).toEqual(lightColors),
  })
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await colors()).toEqual(lightColors)
  await page.emulateMedia({ forcedColors: 'none' })
  await changeScheme(page, 'light')
})

test('the editor offers every figure by name, shows the chosen one and saves it', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  await openLive(page, `/admin/blog/edit?slug=${plainSlug}`)
  await page.getByText(postFormTexts.moreSummary).click()
  const field = page.getByLabel(postFieldTexts.cover, { exact: true })
  await expect(field.getByRole('option')).toHaveCount(coverFigures.length + 1)
  const preview = page.locator(`details ${cover} > use`)
  await expect(preview).toHaveAttribute('href', new RegExp(`#${categoryCover(aCategory)}$`))
  await field.selectOption({ label: coverNames.moves })
  await expect(preview).toHaveAttribute('href', /#moves$/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const savedCover = async () =>
    (await (await page.request.get(`/api/admin/posts/${plainSlug}`)).json()).cover
  await expect.poll(savedCover).toBe('moves')
})
