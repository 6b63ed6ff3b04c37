import { expect, type Page } from '@playwright/test'
import { searchHitsCopy } from '#content/blog/copy.ts'
import { collectComplaints } from './console-errors.ts'
import { needsPages } from './needs-pages.ts'
import { openLive } from './open-live.ts'
import { sampleTest } from './sample-test.ts'
import { seedTitle } from './seed-posts.ts'
import { violationsIn } from './schemes.ts'
import { test } from './shared-window.ts'
import { aCategory } from '#tests/builders/posts.ts'

needsPages('/blog')

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the blog' })
const hits = (page: Page) => page.getByRole('list', { name: searchHitsCopy.label }).getByRole('article')

async function search(page: Page, words: string): Promise<void> {
  await field(page).fill(words)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}

sampleTest(
  'a search from the blog shows the best article first, with highlights and without a reload',
  async ({ page }) => {
    const complaints = collectComplaints(page, 200)
    await openLive(page, '/blog')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await search(page, 'core web vitals')
    await page.waitForURL('**/blog/search?q=core%20web%20vitals')
    await expect(hits(page).first().getByRole('link')).toHaveText(
      'Core Web Vitals: three numbers and their causes',
    )
    await expect(hits(page).first().locator('mark').first()).toHaveText(/^core/i)
    await expect(page).toHaveTitle(/^“core web vitals” in the blog/)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    await hits(page).first().getByRole('link').click()
    await page.waitForURL('**/blog/core-web-vitals-three-numbers-and-their-causes')
    expect(complaints).toEqual([])
  },
)

sampleTest('after several searches and Back, field and results still agree', async ({ page }) => {
  await openLive(page, '/blog/search?q=crawler')
  await expect(page.getByRole('status')).toContainText('“crawler”')
  await search(page, 'zzzznothing')
  await expect(page.getByRole('status')).toContainText('No article contains all the words of “zzzznothing”')
  await expect(page.getByRole('navigation', { name: 'Go by topic instead' }).getByRole('link')).toHaveCount(5)
  await search(page, 'e-mails')
  await expect(hits(page).first().getByRole('link')).toHaveText(/^Email that arrives/)
  await expect(hits(page).first().locator('mark').first()).toHaveText('Email')
  await page.goBack()
  await page.goBack()
  await expect(field(page)).toHaveValue('crawler')
  await expect(hits(page)).not.toHaveCount(0)
})

test('a search hydrates in place without console errors or accessibility violations, whatever is asked', async ({
  page,
}) => {
  const complaints = collectComplaints(page, 200)
  for (const { query, looks } of [
    { query: '', looks: 'asks for words' },
    { query: '?q=' },
    { query: '?q=crawler', looks: 'lists results' },
    { query: '?q=zzzznothing', looks: 'has no results' },
    { query: '?q=%22%3Cscript%3Ealert(1)' },
    { query: '?utm_source=x&q=a+b' },
  ]) {
    await test.step(looks ?? query, async () => {
      await openLive(page, `/blog/search${query}`)
      await page.waitForLoadState('networkidle')
      expect(complaints).toEqual([])
      if (looks) expect(await violationsIn(page, 'html')).toEqual([])
    })
  }
})

sampleTest('too many searches and a failed search are reported, and the form stays', async ({ page }) => {
  await openLive(page, '/blog')
  await page.route('**/api/blog/search**', (route) => route.fulfill({ status: 429, json: { message: 'x' } }))
  await search(page, 'first')
  await expect(page.getByRole('status')).toContainText('Too many searches have come from your network')
  await page.unroute('**/api/blog/search**')
  await page.route('**/api/blog/search**', (route) => route.fulfill({ status: 500, body: 'x' }))
  await search(page, 'second')
  await expect(page.getByRole('status')).toContainText('The search is not working right now')
  await page.unroute('**/api/blog/search**')
  await search(page, 'crawler')
  await expect(hits(page)).not.toHaveCount(0)
})

sampleTest('the not-found page has the search', async ({ page }) => {
  await openLive(page, '/no-such-page')
  await search(page, 'crawler')
  await page.waitForURL('**/blog/search?q=crawler')
  await expect(hits(page)).not.toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  const words = seedTitle.split(' ').slice(0, 2).join(' ')

  test('the search works on every page that has it', async ({ page }) => {
    for (const from of ['/blog', `/blog/category/${aCategory}`, '/no-such-page', '/blog/search']) {
      await page.goto(from)
      await search(page, words)
      await page.waitForURL((url) => url.pathname === '/blog/search' && url.searchParams.get('q') === words)
      await expect(hits(page).getByRole('link', { name: seedTitle })).toBeVisible()
      await expect(field(page)).toHaveValue(words)
    }
  })
})
