import { expect, test } from 'vitest'
import { coversPath, decodablePath } from './url-paths.ts'

const list = ['/about', '/blog/*']

test.each(['/about', '/about/', '/about?tab=1#team', '/blog', '/blog/a-post', '/blog/category/seo#top'])(
  '%s is covered',
  (href) => expect(coversPath(list, href)).toBe(true),
)

test.each([
  '/',
  '/about/team',
  '/about-us',
  '/blogs',
  '#blog',
  'https://other.example/about',
  'mailto:a@b.example',
])('%s is not covered', (href) => expect(coversPath(list, href)).toBe(false))

test.each([
  ['/blog/%zz', '/blog/\uFFFDzz'],
  ['/blog/%E4%BD', '/blog/\uFFFDE4\uFFFDBD'],
  ['/blog/%ff/a%', '/blog/\uFFFDff/a\uFFFD'],
  ['/blog/100%25', '/blog/100\uFFFD'],
  ['/blog/%2525', '/blog/\uFFFD25'],
  ['/blog/%E4%BD%A0%20a', '/blog/你 a'],
])('%s can be decoded twice, as %s', (path, decoded) => {
  const once = decodeURIComponent(decodablePath(path))
  expect(decodeURIComponent(once)).toBe(decoded)
})
