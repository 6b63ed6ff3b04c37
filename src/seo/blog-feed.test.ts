import { afterEach, expect, it, vi } from 'vitest'
import { blogFeed } from './blog-feed.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('a feed without posts is the same at every render, so that its ETag holds', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') })
  const first = blogFeed([], 'https://site.example')
  vi.setSystemTime(new Date('2026-02-01T00:00:00Z'))
  expect(blogFeed([], 'https://site.example')).toBe(first)
})

it('a feed without posts names no day of its last change', () => {
  expect(blogFeed([], 'https://site.example')).toContain('</rss>')
  expect(blogFeed([], 'https://site.example')).not.toContain('<lastBuildDate>')
})

const aPost = {
  slug: 'a',
  title: 'A',
  excerpt: 'An excerpt.',
  date: '2026-01-02',
  category: 'seo' as const,
  keywords: [],
  featuredImage: '/a.svg',
  cover: 'gauge' as const,
  headings: [],
  tocDepth: 4,
  wordCount: 1,
  readingMinutes: 1,
  updatedAt: '2026-01-03T12:00:00Z',
  html: '<p>A</p>',
  content: '',
}

it('a post is dated by the day at the agency, so that readers of the feed do not see it before its time', () => {
  const dateIn = (timeZone: string) =>
    /<pubDate>(.*?)<\/pubDate>/.exec(blogFeed([aPost], 'https://site.example', timeZone))?.[1]
  expect(dateIn('UTC')).toBe('Fri, 02 Jan 2026 00:00:00 GMT')
  expect(dateIn('Pacific/Auckland')).toBe('Thu, 01 Jan 2026 11:00:00 GMT')
  expect(dateIn('America/Sao_Paulo')).toBe('Fri, 02 Jan 2026 03:00:00 GMT')
})

it('columns keep their alignment in feed readers, which have no style sheet of the site', async () => {
  const { renderMarkdown } = await import('#domains/blog/render-markdown.ts')
  const { html } = renderMarkdown('| A | B |\n|--:|:-:|\n| 1 | 2 |\n\n`class="align-right"`')
  const feed = blogFeed([{ ...aPost, html }], 'https://site.example')
  expect(feed).toContain('<td align="right">1</td>')
  expect(feed).toContain('<td align="center">2</td>')
  expect(feed).toContain('class=&quot;align-right&quot;')
})
