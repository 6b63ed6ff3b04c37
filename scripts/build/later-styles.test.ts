import { expect, it } from 'vitest'
import { splitLaterParts, markPage, hasLaterPart, pageStyles } from '#render/page-styles.ts'
import { laterStyles } from './later-styles.ts'
import { splitStyles } from './split-styles.ts'

const hiddenUntilLater =
  '@layer theme{[data-later=below]{animation:later 1ms 2s backwards!important}}@keyframes later{0%{visibility:hidden}}'
const shownBySheet = '@layer theme{[data-later=below]{animation:none!important}}'
const ofLater = ':where([data-later],[data-later] *)'

function stylesOf(css: string, html: string, page = html) {
  const { parts, sheet } = laterStyles(splitStyles(css), [html])
  return {
    inline: pageStyles(parts, markPage(page)).replace(hiddenUntilLater, ''),
    sheet: sheet.replace(shownBySheet, ''),
  }
}

it('elements with data-later are separated from the rest, with what they contain', () => {
  const menu = '<div data-later="closed"><div>b</div></div>'
  expect(splitLaterParts(`<div>a${menu}</div><footer class="x" data-later="below">c</footer>d`)).toEqual({
    first: '<div>a</div>d',
    later: `${menu}<footer class="x" data-later="below">c</footer>`,
  })
})

it('text that reads like the attribute data-later separates nothing', () => {
  const html = '<p>Write <code>&lt;div data-later="below"></code> or data-later="closed".</p>'
  expect(splitLaterParts(html)).toEqual({ first: html, later: '' })
})

it('rules that only later elements need are in the sheet, and apply to nothing else', () => {
  const html = '<p class="a"></p><footer data-later="below"><b class="b"></b></footer>'
  expect(stylesOf('.a{margin:0}.b{margin:1px}.b:before{top:0}', html)).toEqual({
    inline: '.a{margin:0}',
    sheet: `.b${ofLater}{margin:1px}.b${ofLater}:before{top:0}`,
  })
})

it('rules that other elements need as well are in both', () => {
  const html = '<p class="a"></p><footer data-later="below"><b class="a"></b></footer>'
  expect(stylesOf('.a{margin:0}', html)).toEqual({ inline: '.a{margin:0}', sheet: `.a${ofLater}{margin:0}` })
})

it('rules that answer to a reader are in the sheet: of the pointer, of transitions and of print', () => {
  const css =
    '.a{color:red}.a:hover{color:blue}.a{transition:color 1s}.a{anchor-name:--a}html{scroll-behavior:smooth}@media print{.a{display:none}}@layer x{.a:active{top:0}}'
  expect(stylesOf(css, '<p class="a">')).toEqual({
    inline: '@layer x;.a{color:red}',
    sheet:
      '@layer x;.a:hover{color:blue}.a{transition:color 1s}.a{anchor-name:--a}html{scroll-behavior:smooth}@media print{.a{display:none}}@layer x{.a:active{top:0}}',
  })
})

it('the outline of what has the focus is in the sheet, and what hides an element without it is not', () => {
  const css =
    '.a:not(:focus){top:0}.a:focus{top:1px}:focus-visible{outline:0}[aria-expanded=true] svg{rotate:1deg}'
  expect(stylesOf(css, '<p class="a"><svg></svg></p>')).toEqual({
    inline: '.a:not(:focus){top:0}',
    sheet: '.a:focus{top:1px}:focus-visible{outline:0}[aria-expanded=true] svg{rotate:1deg}',
  })
})

it('colors of code and the pulse of the logo, which start from what is painted, are in the sheet; what rises is not', () => {
  const css =
    '.r{animation:rise 1s}.hljs-a{color:red}.p{animation:logo-pulse 1s}@keyframes logo-pulse{0%{scale:1}}'
  expect(stylesOf(css, '<p class="hljs-a p r"></p>')).toEqual({
    inline: '.r{animation:rise 1s}',
    sheet: '.hljs-a{color:red}.p{animation:logo-pulse 1s}@keyframes logo-pulse{0%{scale:1}}',
  })
})

it('a rule after a moved one stands in the sheet again with the properties that both set', () => {
  const css =
    '.a:hover{color:blue;border-color:red}.b{color:red;margin:0}.c{border:0}.d{border-width:0}@layer x{.e{color:red}}'
  expect(stylesOf(css, '<p class="a b c d e">').sheet).toBe(
    '@layer x;.a:hover{color:blue;border-color:red}.b{color:red}.c{border:0}',
  )
})

it('custom properties of the document are in the sheet where it uses them, and print sets those of the page', () => {
  const css = ':root{--a:1px;--b:2px}.a{top:var(--a)}.a:hover{top:var(--b)}@media print{:root:root{--a:0}}'
  expect(stylesOf(css, '<p class="a">')).toEqual({
    inline: ':root{--a:1px}.a{top:var(--a)}',
    sheet: ':root{--b:2px}.a:hover{top:var(--b)}@media print{:root:root{--a:0}}',
  })
})

it('a font for some characters only comes with the sheet, which every page has', () => {
  const css = '@font-face{font-family:A}@font-face{font-family:A;unicode-range:U+2014}p{font-family:A}'
  expect(stylesOf(css, '<p>')).toEqual({
    inline: '@font-face{font-family:A}p{font-family:A}',
    sheet: '@font-face{font-family:A;unicode-range:U+2014}',
  })
})

it('a page whose later elements need a rule that the sheet lacks is told apart', () => {
  const html = '<footer data-later="below"><b class="a"></b></footer>'
  const { parts } = laterStyles(splitStyles('.a{top:0}.b{top:1px}'), [html])
  expect(hasLaterPart(parts, markPage(html))).toBe(true)
  expect(hasLaterPart(parts, markPage(html.replace('"a"', '"a b"')))).toBe(false)
})
