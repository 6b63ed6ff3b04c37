import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { compile } from 'tailwindcss'
import { expect, it } from 'vitest'
import { markPage, pageStyles } from '#render/page-styles.ts'
import { splitStyles } from './split-styles.ts'

const styles = (css: string, html = '') => pageStyles(splitStyles(css), markPage(html))

it('a rule is kept where the HTML has its class, and left out where not', () => {
  expect(styles('.a{color:red}.b{color:blue}', '<p class="x b">')).toBe('.b{color:blue}')
})

it('a rule for a tag, an id or an attribute is kept where the HTML has it', () => {
  const css = 'table td{margin:0}#top{margin:0}[data-x] a{margin:0}a:hover{margin:0}'
  expect(styles(css, '<a href="/">')).toBe('a:hover{margin:0}')
  expect(styles(css, '<p id="top"><b data-x><a>')).toBe('#top{margin:0}[data-x] a{margin:0}a:hover{margin:0}')
  expect(styles(css, '<Table><tr><td>')).toBe('table td{margin:0}')
})

it('a rule for an attribute with a value is kept where the HTML has that value', () => {
  const css =
    '[role=tab]{margin:0}[role="alert"] a{margin:0}input:where([type=button],[type=reset]){margin:0}'
  expect(styles(css, '<p role="alert"><a><input type="text">')).toBe('[role="alert"] a{margin:0}')
  expect(styles(css, '<p role="tab"><input type="reset">')).toBe(
    '[role=tab]{margin:0}input:where([type=button],[type=reset]){margin:0}',
  )
  expect(styles('[href^="/"]{margin:0}', '<a href="#top">')).toBe('[href^="/"]{margin:0}')
})

it('words of the text are no attributes, and an attribute may contain a closing bracket', () => {
  const css = '[disabled]{margin:0}[title] a{margin:0}[data-x=y]{margin:0}'
  expect(styles(css, '<p>is disabled and data-x="y" <a>')).toBe('')
  expect(styles(css, '<p class="a>b" title="c > d" data-x="y"><a>')).toBe(
    '[title] a{margin:0}[data-x=y]{margin:0}',
  )
})

it('states that a reader or the boot script reaches before the whole sheet is there keep their rules', () => {
  const css =
    'details[open] a{margin:0}[data-signed-in] a{margin:0}[data-scrolled] a{margin:0}a[aria-current=location]{margin:0}'
  expect(styles(css, '<details><a>')).toBe(css)
})

it('styles of parts of form fields are kept where a page has such a field', () => {
  const css =
    '::-webkit-datetime-edit{margin:0}::placeholder{margin:0}input:disabled{margin:0}::file-selector-button{margin:0}'
  expect(styles(css, '<input placeholder="a@b">')).toBe('::placeholder{margin:0}')
  expect(styles(css, '<input type="date" disabled>')).toBe(
    '::-webkit-datetime-edit{margin:0}input:disabled{margin:0}',
  )
})

it('of a list of selectors those that can match are kept', () => {
  expect(styles('.a,.b .c,p{margin:0}', '<p class="b">')).toBe('p{margin:0}')
  expect(styles('.a,.b .c,p{margin:0}', '<p class="b"><i class="c">')).toBe('.b .c,p{margin:0}')
})

it('custom properties are kept if the page uses them, also through others and in its attributes', () => {
  const css = ':root{--a:1;--b:var(--c);--c:2;--d:3;color:red}.x{margin:var(--b)}@property --a{syntax:"*"}'
  expect(styles(css, '<p class="x">')).toBe(':root{--b:var(--c);--c:2;color:red}.x{margin:var(--b)}')
  expect(styles(css, '<p style="margin:var(--a)">')).toBe(':root{--a:1;color:red}@property --a{syntax:"*"}')
})

it('a font is declared where the page uses its family', () => {
  const css = '@font-face{font-family:A}@font-face{font-family:"B"}p{font-family:A}'
  expect(styles(css, '<p>')).toBe('@font-face{font-family:A}p{font-family:A}')
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
  expect(styles(css, `<p class="a ${name}"><li>`)).toBe(css)
  expect(styles(css, '<p class="a"><li>')).toBe('')
})

it('of :is(), :where() and :has() one alternative must be there, and :not() is no condition', () => {
  const css = '.a:not(.b){margin:0}:where(.c,.d>.e) p{margin:0}html:has(.f){margin:0}'
  expect(styles(css, '<p class="a d">')).toBe('.a:not(.b){margin:0}')
  expect(styles(css, '<p class="a f"><b class="d e">')).toBe(css)
})

it('the class of high contrast, which a script sets, counts as there', () => {
  expect(styles('html.high-contrast .a{margin:0}', '<p class="a">')).toBe('html.high-contrast .a{margin:0}')
})

it('layers stay in their order, and keyframes where an animation uses them', () => {
  const css = '@layer base, utilities;@keyframes spin{to{rotate:1turn}}@keyframes rise{to{opacity:0}}'
  expect(styles(`${css}p{animation:rise 1s}`, '<p>')).toBe(
    '@layer base, utilities;@keyframes rise{to{opacity:0}}p{animation:rise 1s}',
  )
})

it("a fork's theme comes last in the styles that each page inlines, limited to the classes on the page", async () => {
  const theme = ':root{--radius-card:0}h1{font-weight:800}.logo{border-radius:0}.nowhere{color:red}'
  const { build } = await compile(readFileSync('src/ui/styles.css', 'utf8'), {
    base: resolve('src/ui'),
    loadStylesheet: async (id, base) => {
      const path = id === 'tailwindcss' ? resolve('node_modules/tailwindcss/index.css') : resolve(base, id)
      const isGenerated = path.includes('.generated')
      const generatedCss = path.endsWith('theme.css') ? theme : ''
      return { path, base: dirname(path), content: isGenerated ? generatedCss : readFileSync(path, 'utf8') }
    },
  })
  const html = '<h1 style="border-radius:var(--radius-card)"></h1><a class="logo">'
  const inlineCss = styles(build([]), html).replace(/\s+/g, '')
  const [, afterTheme] = inlineCss.split(':root{--radius-card:0}')
  expect(afterTheme?.replace(/@(property|keyframes).*$/, '')).toBe(
    'h1{font-weight:800}.logo{border-radius:0}',
  )
  expect(afterTheme).not.toMatch(/\}\.(?!logo)/)
})
