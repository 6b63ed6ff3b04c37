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
