// Covers src/render/page-styles.ts.

import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { compile } from 'tailwindcss'
import { expect, it } from 'vitest'
import { pageStyles } from '#render/page-styles.ts'
import { splitStyles } from './split-styles.ts'

const styles = (css: string, html = '') => pageStyles(splitStyles(css), html)

it('a rule is kept where the HTML has its class, and left out where not', () => {
  expect(styles('.a{color:red}.b{color:blue}', '<p class="x b">')).toBe('.b{color:blue}')
})

it('of a list of selectors those that can match are kept', () => {
  expect(styles('.a,.b .c,p{margin:0}', '<p class="b">')).toBe('p{margin:0}')
  expect(styles('.a,.b .c,p{margin:0}', '<p class="b"><i class="c">')).toBe('.b .c,p{margin:0}')
})

it('rules without a class stand on every page', () => {
  expect(styles(':root{--a:1}[data-x] p:hover{margin:0}')).toBe(':root{--a:1}[data-x] p:hover{margin:0}')
})

it('an at-rule whose rules are all left out is left out with them', () => {
  const css = '@layer utilities{@media (width>=40rem){.sm\\:a{margin:0}}}.b{margin:0}'
  expect(styles(css, '<p class="b">')).toBe('.b{margin:0}')
  expect(styles(css, '<p class="sm:a">')).toBe('@layer utilities{@media (width>=40rem){.sm\\:a{margin:0}}}')
})

it.each([
  ['.md\\:grid-cols-\\[1fr_15rem\\]{margin:0}', 'md:grid-cols-[1fr_15rem]'],
  ['.\\[\\&\\>li\\]\\:mt-0>li{margin:0}', '[&amp;&gt;li]:mt-0'],
  ['.\\32 xl\\:w-1\\/2{margin:0}', '2xl:w-1/2'],
  ['.before\\:content-\\[\\"\\"\\]:before{margin:0}', 'before:content-[&quot;&quot;]'],
])('a class is the same escaped in the sheet and in the HTML: %s', (css, name) => {
  expect(styles(css, `<p class="a ${name}">`)).toBe(css)
  expect(styles(css, '<p class="a">')).toBe('')
})

it('classes in :not(), :is() and :where() are no condition', () => {
  const css = '.a:not(.b){margin:0}:where(.c,.d) p{margin:0}'
  expect(styles(css, '<p class="a">')).toBe(css)
})

it('the class of high contrast, which a script sets, counts as there', () => {
  expect(styles('html.high-contrast .a{margin:0}', '<p class="a">')).toBe('html.high-contrast .a{margin:0}')
})

it('layers in their order, keyframes and registered properties stay', () => {
  const css =
    '@layer base, utilities;@keyframes spin{to{rotate:1turn}}@property --x{syntax:"*";inherits:false}'
  expect(styles(css).replace(/\s*;\s*(?=})/g, '')).toBe(css)
})

it("a fork's theme comes last in what each page inlines, as far as the page has its classes", async () => {
  const theme = ':root{--radius-card:0}h1{font-weight:800}.logo{border-radius:0}.nowhere{color:red}'
  const { build } = await compile(readFileSync('src/ui/styles.css', 'utf8'), {
    base: resolve('src/ui'),
    loadStylesheet: async (id, base) => {
      const path = id === 'tailwindcss' ? resolve('node_modules/tailwindcss/index.css') : resolve(base, id)
      const isGenerated = path.includes('.generated')
      const generated = path.endsWith('theme.css') ? theme : ''
      return { path, base: dirname(path), content: isGenerated ? generated : readFileSync(path, 'utf8') }
    },
  })
  const inlined = styles(build([]), '<a class="logo">').replace(/\s+/g, '')
  const [, afterTheme] = inlined.split(':root{--radius-card:0}')
  expect(afterTheme?.replace(/@(property|keyframes).*$/, '')).toBe(
    'h1{font-weight:800}.logo{border-radius:0}',
  )
  expect(afterTheme).not.toMatch(/\}\.(?!logo)/)
})
