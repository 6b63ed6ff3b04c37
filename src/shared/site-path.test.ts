import { expect, test } from 'vitest'
import { canonicalPath } from './site-path.ts'

test.each([
  ['/old', '/old'],
  ['old', '/old'],
  ['/old/', '/old'],
  ['/old//', '/old'],
  ['/', '/'],
  ['/a/b.html', '/a/b.html'],
  ['/%C3%BCber-uns', '/über-uns'],
  ['/a%20b', '/a b'],
  ['/100%2525', '/100%25'],
])('%s is %s', (text, path) => {
  expect(canonicalPath(text)).toBe(path)
})

test.each([
  '/a?b=1',
  '/a#b',
  '/a%3Fb',
  '/a/../b',
  '/a/%2e%2e/b',
  '/./a',
  '//other.example',
  '/a//b',
  '/a%00',
  '/a\\b',
  '/%zz',
  '/%ff',
  `/${'x'.repeat(500)}`,
])('%s is not a path', (text) => {
  expect(canonicalPath(text)).toBeNull()
})
