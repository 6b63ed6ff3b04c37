import { expect, test } from 'vitest'
import { absoluteUrl, canonicalUrl } from './canonical-url.ts'

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
