import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '#domains/blog/render-markdown.ts'

const html = (markdown: string) => renderMarkdown(markdown).html

describe('a text from right to left', () => {
  test('has the direction on its blocks, and code in it runs from left to right', () => {
    expect(html('## عنوان\n\nشغّل `npm start` الآن.')).toBe(
      '<h2 dir="rtl" id="عنوان">عنوان</h2>\n<p dir="rtl">شغّل <code dir="ltr">npm start</code> الآن.</p>\n',
    )
  })

  test('may start with a brand', () => {
    expect(html('Google تغيّر طريقة ترتيب النتائج')).toMatch(/^<p dir="rtl">/)
  })

  test('has the direction on the list, quote or table as a whole, so that bullets, bars and columns change sides', () => {
    expect(html('- عنصر\n- عنصر')).toBe('<ul dir="rtl">\n<li>عنصر</li>\n<li>عنصر</li>\n</ul>\n')
    expect(html('> اقتباس')).toBe('<blockquote dir="rtl">\n<p>اقتباس</p>\n</blockquote>\n')
    expect(html('| عمود | آخر |\n|---|---|\n| 1 | قيمة |')).toContain(
      '<table dir="rtl">\n<thead>\n<tr>\n<th scope="col">عمود</th>',
    )
  })

  test('may hold passages from left to right, and stand between them', () => {
    expect(html('فقرة\n\nA paragraph\n\n2026')).toBe(
      '<p dir="rtl">فقرة</p>\n<p>A paragraph</p>\n<p>2026</p>\n',
    )
    expect(html('- عنصر طويل جدا هنا\n- An item\n\n  ```\n  let a\n  ```')).toMatch(
      /^<ul dir="rtl">\n<li>.+<li>\n<p dir="ltr">An item<\/p>\n<pre tabindex="0" dir="ltr">/s,
    )
    expect(html('> اقتباس\n>\n> ```\n> let a\n> ```')).toContain('<pre tabindex="0" dir="ltr"><code>')
  })

  test('keeps the markers of a list on one side, in whatever direction its items run', () => {
    expect(html('- عنصر طويل جدا هنا\n- An item')).toBe(
      '<ul dir="rtl">\n<li>عنصر طويل جدا هنا</li>\n<li>An item</li>\n</ul>\n',
    )
  })

  test('has its footnotes on its side', () => {
    expect(html('نص[^1]\n\n[^1]: حاشية')).toMatch(
      /<section class="footnotes" dir="rtl" [^>]*>\n<ol[^>]*>\n<li id="fn1"/,
    )
    expect(html('نص[^1]\n\n[^1]: A note')).toMatch(
      /<section class="footnotes" aria[^>]*>\n<ol[^>]*>\n<li id="fn1"/,
    )
  })
})

test('a text without right-to-left letters has no direction of its own', () => {
  expect(html('# A\n\n- b\n\n> c\n\n| d |\n|---|\n| e |\n\n`f`[^1]\n\n[^1]: g')).not.toContain('dir=')
})
