import { expect, test } from 'vitest'
import { isAllowedImage, linkKind, unlink, absoluteUrl, canonicalUrl } from './links.ts'
import { renderMarkdown } from '#domains/blog/render-markdown.ts'

test.each([
  ['/contact', 'site'],
  ['/blog/page/2?a=b#c', 'site'],
  ['/', 'site'],
  ['#part', 'anchor'],
  ['https://example.com/a', 'external'],
  ['HTTP://example.com', 'external'],
  ['mailto:a@example.com', 'contact'],
  ['tel:+1302', 'contact'],
  ['//example.com', 'refused'],
  ['/\\example.com', 'refused'],
  ['/\t/example.com', 'refused'],
  ['/\n\\example.com', 'refused'],
  ['\\\\example.com', 'refused'],
  ['https:example.com', 'refused'],
  ['https://', 'refused'],
  ['contact', 'refused'],
  ['?a=b', 'refused'],
  ['', 'refused'],
  ['java\tscript:alert(1)', 'refused'],
  [' javascript:alert(1)', 'refused'],
  ['\u0000javascript:alert(1)', 'refused'],
  ['data:text/html,x', 'refused'],
  ['vbscript:x', 'refused'],
  ['blob:https://example.com/1', 'refused'],
])('%j is %s, as a browser would read it', (href, kind) => {
  expect(linkKind(href)).toBe(kind)
})

test('a picture comes from this site or over https from a listed host', () => {
  expect(isAllowedImage('/a.png', [])).toBe(true)
  expect(isAllowedImage('https://img.example/a.png', ['img.example'])).toBe(true)
  expect(isAllowedImage('https://img.example/a.png', [])).toBe(false)
  expect(isAllowedImage('http://img.example/a.png', ['img.example'])).toBe(false)
  expect(isAllowedImage('#a', ['img.example'])).toBe(false)
  expect(isAllowedImage('mailto:a@img.example', ['img.example'])).toBe(false)
})

test('a link in a post to a page that is switched off becomes its text, and other links stay', () => {
  const { html } = renderMarkdown(
    'See [our **open** positions](/careers), [the price](/contact "Ask") and [a site](https://a.example/careers).',
  )
  expect(unlink(html, (href) => href !== '/careers')).toBe(
    '<p>See our <strong>open</strong> positions, <a href="/contact" title="Ask">the price</a> and <a href="https://a.example/careers" rel="nofollow noopener">a site</a>.</p>\n',
  )
})

const origin = 'https://www.example.com'

test.each([
  ['/', 'https://www.example.com/'],
  ['', 'https://www.example.com/'],
  ['/blog/', 'https://www.example.com/blog'],
  ['/blog?page=2', 'https://www.example.com/blog'],
  ['/blog/#newsletter', 'https://www.example.com/blog'],
])('the canonical URL of "%s" is %s', (path, url) => {
  expect(canonicalUrl(origin, path)).toBe(url)
})

test.each([
  ['https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  ['http://cdn.example.com/a.png', 'http://cdn.example.com/a.png'],
  ['/art/a.png?v=2', 'https://www.example.com/art/a.png?v=2'],
  ['art/a.png', 'https://www.example.com/art/a.png'],
  ['https.png', 'https://www.example.com/https.png'],
])('the absolute URL of "%s" is %s', (address, url) => {
  expect(absoluteUrl(origin, address)).toBe(url)
})
