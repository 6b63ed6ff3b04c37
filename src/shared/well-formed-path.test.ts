import { expect, test } from 'vitest'
import { wellFormedPath } from './well-formed-path.ts'

test.each([
  ['/blog/%zz', '/blog/%25zz'],
  ['/blog/%E4%BD', '/blog/%25E4%25BD'],
  ['/blog/%ff/a%', '/blog/%25ff/a%25'],
  ['/blog/%E4%BD%A0%20a', '/blog/%E4%BD%A0%20a'],
  ['/blog/100%25', '/blog/100%25'],
])('%s can be decoded as %s', (path, wellFormed) => {
  expect(wellFormedPath(path)).toBe(wellFormed)
  expect(() => decodeURIComponent(wellFormed)).not.toThrow()
})
