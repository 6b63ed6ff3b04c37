import { expect, it } from 'vitest'
import { splitStyles } from '../../scripts/build/split-styles.ts'
import { markPage, pageStyles } from './page-styles.ts'
import { shortenClasses, shortNamesOf } from './short-classes.ts'

function shorten(css: string, html: string) {
  const parts = splitStyles(css)
  return shortenClasses(shortNamesOf(parts, [html]), { styles: pageStyles(parts, markPage(html)), html })
}

it('utility classes get short names in the HTML and in its styles, the most used the shortest', () => {
  const css =
    '@layer utilities{.mt-2{margin:0}.lg\\:w-1\\/2{width:50%}@media (hover:hover){.hover\\:\\[\\&\\>b\\]\\:flex:hover>b{display:flex}}}'
  const html = '<p class="mt-2 lg:w-1/2"><b class="mt-2 hover:[&amp;&gt;b]:flex">.mt-2 class="mt-2"</b></p>'
  expect(shorten(css, html)).toEqual({
    html: '<p class="a b"><b class="a c">.mt-2 class="mt-2"</b></p>',
    styles: '@layer utilities{.a{margin:0}.b{width:50%}@media (hover:hover){.c:hover>b{display:flex}}}',
  })
})

it('classes keep their names that the components layer styles, that mark a group, or that nothing styles', () => {
  const css =
    '.logo{margin:.5rem}footer.band{margin:0}@layer utilities{.band{color:red}.group-hover\\:x:is(:where(.group):hover *){color:red}}'
  const html = '<footer class="band"><i class="logo group other"><b class="group-hover:x">'
  expect(shorten(css, html)).toEqual({
    html: '<footer class="a"><i class="logo group other"><b class="b">',
    styles:
      '.logo{margin:.5rem}footer.a{margin:0}@layer utilities{.a{color:red}.b:is(:where(.group):hover *){color:red}}',
  })
})

it('a short name is never one that the page or the sheet has', () => {
  const { html } = shorten('.b{margin:0}@layer utilities{.mt-2{margin:0}}', '<p class="mt-2"><i class="a">')
  expect(html).toBe('<p class="c"><i class="a">')
})
