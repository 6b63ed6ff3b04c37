import { expect, test } from 'vitest'
import { coversPath } from './covers-path.ts'

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
