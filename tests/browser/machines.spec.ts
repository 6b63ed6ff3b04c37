import { isPageOn } from '#shared/is-page-on.ts'
import { expect, type Page } from '@playwright/test'
import type { Post } from '#contracts/blog.ts'
import { blogFeed } from '#seo/blog-feed.ts'
import { seedSlugs } from './seed-posts.ts'
import { needsPages } from './needs-pages.ts'
import { sitemapPart } from '#seo/sitemap.ts'
import { test } from './shared-window.ts'
import { aCategory } from '#tests/builders/posts.ts'

const complaintOf = (page: Page, xml: string): Promise<string | null> =>
  page.evaluate((text) => {
    const xmlDocument = new DOMParser().parseFromString(text, 'application/xml')
    return xmlDocument.querySelector('parsererror')?.textContent ?? null
  }, xml)

const faultsOfFeed = (page: Page, xml: string): Promise<string[]> =>
  page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml')
    const channel = feed.querySelector('rss[version="2.0"] > channel')
    const faults: string[] = []
    const need = (holds: boolean, what: string) => void (holds || faults.push(what))
    const textOf = (parent: Element | null, name: string) =>
      [...(parent?.children ?? [])].find((child) => child.nodeName === name)?.textContent ?? ''
    need(channel !== null, 'no channel in an rss 2.0')
    for (const name of ['title', 'link', 'description'])
      need(textOf(channel, name) !== '', `channel: no ${name}`)
    need(URL.canParse(textOf(channel, 'link')), 'channel: link')
    const guids = new Set<string>()
    for (const item of channel?.querySelectorAll('item') ?? []) {
      const link = textOf(item, 'link')
      need(URL.canParse(link), `${link}: no address`)
      need(textOf(item, 'title') !== '', `${link}: no title`)
      need(textOf(item, 'guid') !== '' && !guids.has(textOf(item, 'guid')), `${link}: guid`)
      guids.add(textOf(item, 'guid'))
      need(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/.test(textOf(item, 'pubDate')), `${link}: pubDate`)
      need(
        textOf(item, 'author') === '' || textOf(item, 'author').includes('@'),
        `${link}: author is no e-mail`,
      )
      const body = new DOMParser().parseFromString(textOf(item, 'content:encoded'), 'text/html').body
      need(body.textContent?.trim() !== '', `${link}: no content`)
      for (const element of body.querySelectorAll('[href], [src]')) {
        const address = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
        need(URL.canParse(address), `${link}: ${address} is not whole`)
      }
    }
    return faults
  }, xml)

test('the feed is well-formed XML and valid RSS', async ({ page, request }) => {
  needsPages('/blog')
  const xml = await (await request.get('/blog/feed.xml')).text()
  expect(await complaintOf(page, xml)).toBeNull()
  expect(await faultsOfFeed(page, xml)).toEqual([])
  expect(xml.match(/<item>/g)?.length).toBeGreaterThanOrEqual(Math.min(12, seedSlugs.length))
})

test('no content of a post can break the feed', async ({ page }) => {
  const hostile = [']]>', ']]> and ]]>', '<b>&', '\u0000\u0008\u001F\uFFFE\uD800', '🏔 नेपाल', '"\'', '\u2028']
  const posts = hostile.map(
    (text, n): Omit<Post, 'related'> => ({
      slug: `post-${n}`,
      title: `Title ${text}`,
      excerpt: `Excerpt ${text}`,
      date: '2026-01-02',
      category: aCategory,
      keywords: [text],
      featuredImage: `/blog/art/${aCategory}/x.svg`,
      cover: 'gauge',
      author: `Author ${text}`,
      headings: [],
      tocDepth: 3,
      wordCount: 1,
      readingMinutes: 1,
      updatedAt: '2026-01-02T00:00:00.000Z',
      content: text,
      html: `<p title="x">Text ${text.replaceAll('<b>&', '&lt;b&gt;&amp;')}</p>`,
    }),
  )
  const xml = blogFeed(posts, 'https://site.example')
  expect(await complaintOf(page, xml)).toBeNull()
  expect(await faultsOfFeed(page, xml)).toEqual([])
  const titles = await page.evaluate(
    (text) =>
      [...new DOMParser().parseFromString(text, 'application/xml').querySelectorAll('item > title')].map(
        ({ textContent }) => textContent,
      ),
    xml,
  )
  expect(titles).toContain('Title <b>&')
  expect(titles).toContain('Title 🏔 नेपाल')
})

test('the parser of these tests rejects malformed XML', async ({ page }) => {
  expect(await complaintOf(page, '<rss><channel></rss>')).not.toBeNull()
  expect(await complaintOf(page, '<rss>\u0008</rss>')).not.toBeNull()
  expect(await faultsOfFeed(page, '<rss version="2.0"><channel/></rss>')).not.toEqual([])
})

test('the sitemap and its parts are well-formed, and every page in them answers', async ({
  page,
  request,
  baseURL,
}) => {
  const index = await (await request.get('/sitemap.xml')).text()
  expect(await complaintOf(page, index)).toBeNull()
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  const parts = locations(index)
  expect(parts.length).toBeGreaterThanOrEqual(isPageOn('/blog') ? 2 : 1)
  for (const part of parts) {
    const xml = await (await request.get(part)).text()
    expect(await complaintOf(page, xml)).toBeNull()
    for (const address of locations(xml)) {
      expect(address.startsWith(`${baseURL}/`)).toBe(true)
      const status = (await request.get(address, { maxRedirects: 0 })).status()
      // Another test may have deleted its post since.
      if (status === 404)
        expect(await (await request.get(part)).text()).not.toContain(`<loc>${address}</loc>`)
      else expect(status, address).toBe(200)
    }
  }
})

test('a sitemap accepts any path', async ({ page }) => {
  const xml = sitemapPart([{ path: `/a&b<c>"d'` }], 'https://site.example')
  expect(await complaintOf(page, xml)).toBeNull()
})
