import { expect, test } from 'vitest'
import { isAllowedImage, linkKind } from './link-kind.ts'

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
