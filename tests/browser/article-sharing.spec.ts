import { expect, type Request } from '@playwright/test'
import { saveArticleCopy, shareBarCopy } from '#content/blog/copy.ts'
import { needsPages } from './needs-pages.ts'
import { openLive } from './open-live.ts'
import { seedSlug } from './seed-posts.ts'
import { ownWindowTest, test } from './shared-window.ts'

const saveLabels = new RegExp(`^(${saveArticleCopy.saved}|${saveArticleCopy.save})$`)

needsPages('/blog')

test('an article can be shared on three networks, each in a window with title and URL', async ({
  page,
  context,
  baseURL,
}) => {
  await context.route(/x\.com|facebook\.com|linkedin\.com/, (route) =>
    route.fulfill({ body: 'a share window' }),
  )
  await openLive(page, `/blog/${seedSlug}`)
  const title = (await page.locator('main h1').textContent()) ?? ''
  for (const network of ['X', shareBarCopy.facebook, shareBarCopy.linkedIn]) {
    const popup = page.waitForEvent('popup')
    await page.getByRole('link', { name: shareBarCopy.shareOn(network) }).click()
    const address = new URL((await popup).url())
    const values = [...address.searchParams.values()]
    expect(values).toContain(`${baseURL}/blog/${seedSlug}`)
    expect(values).toContain(title)
  }
})

test('whoever moves straight from one share button to the next sees one tooltip at a time', async ({
  page,
}) => {
  await openLive(page, `/blog/${seedSlug}`)
  const [first, second] = ['X', shareBarCopy.facebook].map((network) => shareBarCopy.shareOn(network))
  await page.getByRole('link', { name: first }).hover()
  await expect(page.getByRole('tooltip')).toHaveText([first ?? ''])
  await page.getByRole('link', { name: second }).hover()
  await expect(page.getByRole('tooltip')).toHaveText([second ?? ''])
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

ownWindowTest(
  'the URL can be copied, and the button says so for two seconds',
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await openLive(page, `/blog/${seedSlug}`)
    const { idle, copied } = shareBarCopy.copyLink
    const button = page.getByRole('button', { name: idle }).or(page.getByRole('button', { name: copied }))
    await page.clock.pauseAt(Date.now() + 60_000)
    await button.click()
    await expect(button).toHaveText(copied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/blog/${seedSlug}`)
    await page.clock.runFor(1900)
    await expect(button).toHaveText(copied)
    await page.clock.runFor(200)
    await expect(button).toHaveText(idle)
  },
)

test('an article is saved in this browser and removed again, without a request', async ({ page }) => {
  await openLive(page, `/blog/${seedSlug}`)
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  const listen = (request: Request) => request.resourceType() !== 'image' && calls.push(request.url())
  page.on('request', listen)
  const button = page.getByRole('button', { name: saveLabels })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(calls).toEqual([])
  page.off('request', listen)
  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/blog')
  const savedArticles = page.getByRole('region', { name: saveArticleCopy.heading })
  await expect(savedArticles.getByRole('link')).toHaveAttribute('href', `/blog/${seedSlug}`)
  await page.goto(`/blog/${seedSlug}`)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(button).toHaveText(saveArticleCopy.save)
  await expect(button).toHaveAttribute('aria-pressed', 'false')
})
