import { expect, type Page } from '@playwright/test'
import { blogMessages } from '#content/blog/page.ts'
import { openJobs } from '#tests/builders/jobs.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { firstServiceId } from './booking-form.ts'
import { needsPages } from './needs-pages.ts'
import { openLive } from './open-live.ts'
import { test } from './shared-window.ts'

type Head = Readonly<Record<string, readonly string[]>>

const pictures = /^(og:image|og:image:secure_url|twitter:image)$/
const ofDocument = /^(viewport|theme-color|x-boot|x-app)$/

const liveHead = (page: Page): Promise<Head> => page.evaluate(readHead, null)

async function sentHead(page: Page, path: string): Promise<Head> {
  const html = await (await page.request.get(path)).text()
  // A parsed style element would be reported: this page's policy does not allow it.
  return page.evaluate(readHead, html.replace(/<style[^>]*>.*<\/style>/s, ''))
}

function readHead(html: string | null): Record<string, string[]> {
  const from = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  const head: Record<string, string[]> = {}
  const add = (key: string, value: string) => {
    head[key] = [...(head[key] ?? []), value]
  }
  for (const title of from.querySelectorAll('head > title')) add('title', title.textContent ?? '')
  for (const link of from.querySelectorAll('link[rel=canonical], link[rel=alternate]')) {
    add(link.getAttribute('rel') ?? '', link.getAttribute('href') ?? '')
  }
  for (const meta of from.querySelectorAll('meta[name], meta[property]')) {
    add(meta.getAttribute('name') ?? meta.getAttribute('property') ?? '', meta.getAttribute('content') ?? '')
  }
  for (const script of from.querySelectorAll('script[type="application/ld+json"]')) {
    add('structured data', JSON.stringify(JSON.parse(script.textContent ?? '')))
  }
  return head
}

function ownTags(head: Head): Record<string, readonly string[] | number> {
  return Object.fromEntries(
    Object.entries(head)
      .filter(([key]) => !ofDocument.test(key))
      .map(([key, values]) => {
        if (pictures.test(key)) return [key, values.length]
        return [key, key === 'structured data' ? values.map((text) => JSON.parse(text)['@type']) : values]
      }),
  )
}

test('over five in-app navigations, the head is each page’s own, with no leftover or duplicate tags', async ({
  page,
}) => {
  needsPages('/about', '/careers', '/services', '/digital-marketing-strategy')
  await openLive(page, '/')
  await page.evaluate(() => Object.assign(window, { isStillHere: true }))
  const footerLink = (path: string) =>
    page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()
  const moves: readonly [path: RegExp, navigateTo: () => Promise<unknown>][] = [
    [/^\/about$/, () => footerLink('/about')],
    [/^\/careers$/, () => footerLink('/careers')],
    [/^\/careers\/[\w-]+$/, () => page.locator('main a[href^="/careers/"]').first().click()],
    [/^\/services$/, () => footerLink('/services')],
    [
      /^\/digital-marketing-strategy$/,
      () => page.locator('main a[href="/digital-marketing-strategy"]').first().click(),
    ],
    [/^\/services$/, () => page.goBack()],
  ]
  const hasPositions = openJobs(agencyDay(new Date())).length > 0
  for (const [path, navigateTo] of moves.filter(([path]) => hasPositions || !path.test('/careers/x'))) {
    await navigateTo()
    await page.waitForURL((url) => path.test(url.pathname))
    const at = new URL(page.url()).pathname
    const expectedTags = ownTags(await sentHead(page, at))
    await expect.poll(async () => ownTags(await liveHead(page)), at).toEqual(expectedTags)
    for (const [key, values] of Object.entries(await liveHead(page))) {
      const mayRepeat = ['article:tag', 'og:locale:alternate', 'theme-color', 'structured data'].includes(key)
      expect([at, key, mayRepeat ? 1 : values.length]).toEqual([at, key, 1])
      if (pictures.test(key)) expect(values[0]).toMatch(/^https?:\/\//)
    }
  }
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true)
})

test('an article opened in the app has its own tags and leaves none of them behind', async ({ page }) => {
  needsPages('/blog')
  await openLive(page, '/blog')
  await page.evaluate(() => Object.assign(window, { isStillHere: true }))
  await page.locator('main article a[href^="/blog/"]').first().click()
  await page.waitForURL(/\/blog\/[a-z0-9-]+$/)
  const at = new URL(page.url()).pathname
  const expectedTags = ownTags(await sentHead(page, at))
  expect(expectedTags['article:tag']).toBeDefined()
  await expect.poll(async () => ownTags(await liveHead(page)), at).toEqual(expectedTags)

  await page.getByRole('link', { name: blogMessages.backToBlog }).first().click()
  await page.waitForURL(/\/blog$/)
  await expect
    .poll(async () => ownTags(await liveHead(page)), '/blog')
    .toEqual(ownTags(await sentHead(page, '/blog')))
  expect(Object.keys(await liveHead(page)).filter((key) => key.startsWith('article:'))).toEqual([])
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true)
})

test('pages that anybody may open have structured data, even those that search engines skip', async ({
  page,
}) => {
  for (const [path, type] of [
    ['/auth', 'ProfessionalService'],
    ['/admin/og-preview', 'ProfessionalService'],
    [`/booking/${firstServiceId}`, 'BreadcrumbList'],
  ] as const) {
    expect([path, ownTags(await sentHead(page, path))['structured data']]).toEqual([path, [type]])
  }
})
