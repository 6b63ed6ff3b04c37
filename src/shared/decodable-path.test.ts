import { expect, test } from 'vitest'
import { decodablePath } from './decodable-path.ts'

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
