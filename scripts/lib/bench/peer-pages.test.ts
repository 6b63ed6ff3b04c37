import { expect, test } from 'vitest'
import { pageParts, withoutScripts } from '../../../bench/pages/page-parts.ts'
import { reactTree } from '../../../bench/pages/react-tree.ts'

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<script>start()</script><title>Home</title><meta name="x-boot" content="/a.js"><link rel="modulepreload" href="/a.js">
<link rel="preload" href="/f.woff2" as="font"><style>.a>b{color:red}</style>
<script type="application/ld+json">{"@type":"WebSite"}</script></head>
<body><p class="a" style="--x: 1; margin-top: 2px">Text</p><script type="application/json" id="__state">{}</script></body></html>`

test('the floor is the page without any script and without hints for one, but with its structured data', () => {
  const floor = withoutScripts(html)
  expect(floor).not.toMatch(/start\(\)|x-boot|modulepreload|__state/)
  expect(floor).toContain('{"@type":"WebSite"}')
  expect(floor).toContain('<link rel="preload" href="/f.woff2" as="font">')
})

test('another framework gets the head, styles and body of the page, and adds its own charset and viewport', () => {
  const parts = pageParts('/', html)
  expect(parts).toMatchObject({ path: '/', title: 'Home', lang: 'en', style: '.a>b{color:red}' })
  expect(parts.head).toContain('<title>Home</title>')
  expect(parts.head).not.toMatch(/charset|viewport|<style/)
  expect(parts.body).toContain('<p class="a"')
})

test('React gets elements that render the same HTML', () => {
  expect(reactTree('<p class="a" style="--x: 1; margin-top: 2px">Text <b hidden>bold</b></p>')).toEqual([
    [
      'p',
      { className: 'a', style: { '--x': '1', marginTop: '2px' } },
      'Text ',
      ['b', { hidden: true }, 'bold'],
    ],
  ])
})
