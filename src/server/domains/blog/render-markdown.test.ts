import { describe, expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

const html = (markdown: string) => renderMarkdown(markdown).html
const ids = (markdown: string) => renderMarkdown(markdown).headings.map(({ id }) => id)

describe('supported markdown', () => {
  test.each([
    ['## Some Heading', '<h2 id="some-heading">Some Heading</h2>\n'],
    ['Some Heading\n---', '<h2 id="some-heading">Some Heading</h2>\n'],
    ['**x** and *y*', '<p><strong>x</strong> and <em>y</em></p>\n'],
    ['~~x~~', '<p><s>x</s></p>\n'],
    ['- x', '<ul>\n<li>x</li>\n</ul>\n'],
    ['1. x', '<ol>\n<li>x</li>\n</ol>\n'],
    ['> x', '<blockquote>\n<p>x</p>\n</blockquote>\n'],
    ['---', '<hr>\n'],
    ['`x`', '<p><code>x</code></p>\n'],
    ['```\nx < y\n```', '<pre tabindex="0"><code>x &lt; y\n</code></pre>\n'],
    ['    x < y', '<pre tabindex="0"><code>x &lt; y\n</code></pre>\n'],
    ['[x](/contact)', '<p><a href="/contact">x</a></p>\n'],
    ['[x](#some-heading)', '<p><a href="#some-heading">x</a></p>\n'],
    ['[x](mailto:a@b.example)', '<p><a href="mailto:a@b.example">x</a></p>\n'],
    ['[x](tel:+13025550142)', '<p><a href="tel:+13025550142">x</a></p>\n'],
  ])('%j', (markdown, expectedHtml) => {
    expect(html(markdown)).toBe(expectedHtml)
  })

  test('links to other sites get nofollow and noopener, paths of this site do not', () => {
    expect(html('[x](https://example.com)')).toBe(
      '<p><a href="https://example.com" rel="nofollow noopener">x</a></p>\n',
    )
    expect(html('https://example.com/a')).toContain('rel="nofollow noopener"')
    expect(html('[x](/blog)')).not.toContain('rel=')
  })

  test('a whole web or email address in the text becomes a link, a file name does not', () => {
    expect(html('See https://example.com/a_b_c.')).toContain('<a href="https://example.com/a_b_c"')
    expect(html('write to a@example.com')).toContain('href="mailto:a@example.com"')
    expect(html('README.md robots.txt //example.com ftp://example.com')).not.toContain('<a')
  })

  test('code is highlighted with class names only, under the name or an alias of its language', () => {
    const typescript = html('```ts\nconst a = "b"\n```')
    expect(typescript).toContain('<pre tabindex="0" data-language="typescript">')
    expect(typescript).toContain('<span class="hljs-keyword">const</span>')
    expect(html('```html\n<b>\n```')).toContain('data-language="html"')
    for (const name of 'css js json bash python sql php yaml diff markdown'.split(' ')) {
      expect(html(`\`\`\`${name}\nx\n\`\`\``)).toContain('class="hljs language-')
    }
    expect(typescript).not.toContain('style=')
  })

  test('neighboring words of one class share an element, also where the last one holds others', () => {
    expect(html('```yaml\na: one two  three\nb: four\n```')).toContain(
      '<span class="hljs-string">one two  three</span>\n<span class="hljs-attr">b:</span>',
    )
    expect(html('```python\n"a" f"b{c}"\n```')).toContain(
      '<span class="hljs-string">&quot;a&quot; f&quot;b<span class="hljs-subst">{c}</span>&quot;</span>',
    )
  })

  test('code of an unknown language is shown as it is', () => {
    expect(html('```brainfuck\n<\n```')).toBe('<pre tabindex="0"><code>&lt;\n</code></pre>\n')
    expect(html('```constructor\n<\n```')).toBe('<pre tabindex="0"><code>&lt;\n</code></pre>\n')
  })

  test('a table scrolls in a region named after its columns and aligns by class', () => {
    const table = html('| Cost | *Share* |\n|--:|:-:|\n| 1 | 2 |\n')
    expect(table).toContain(
      '<div class="table-scroll" tabindex="0" role="region" aria-label="Table 1: Cost, Share">\n<table>',
    )
    expect(table).toContain('<th class="align-right" scope="col">Cost</th>')
    expect(table).toContain('<td class="align-center">2</td>')
    expect(table).toContain('</table>\n</div>\n')
    expect(table).not.toContain('style=')
  })

  test('each table has its own name', () => {
    const table = '| A |\n|---|\n| 1 |\n\n'
    expect(html(table + table)).toMatch(/"Table 1: A"[\s\S]*"Table 2: A"/)
  })

  test('tasks become labelled checkboxes that cannot be changed', () => {
    const tasks = html('- [ ] write\n- [x] **read**\n- [y] neither\n')
    expect(tasks).toContain('<li class="task"><input type="checkbox" disabled aria-label="To do"> write</li>')
    expect(tasks).toContain(
      '<li class="task"><input type="checkbox" disabled checked aria-label="Done"> <strong>read</strong></li>',
    )
    expect(tasks).toContain('<li>[y] neither</li>')
  })

  test('footnotes are collected at the end, with a link back to each reference', () => {
    const { html } = renderMarkdown('a[^n] b[^n]\n\n[^n]: The *note*.\n')
    expect(html).toContain('<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup>')
    expect(html).toContain('<a href="#fn1" id="fnref1:1">[1]</a>')
    expect(html).toContain('<section class="footnotes" aria-label="Footnotes">')
    expect(html).toContain('<a href="#fnref1" class="footnote-backref" aria-label="Back to note 1">')
    expect(html).toContain(
      '<a href="#fnref1:1" class="footnote-backref" aria-label="Back to note 1, mention 2">',
    )
  })
})

describe('anchors', () => {
  test('repeated headings end in -2, -3 and so on, without collisions', () => {
    expect(ids('## A\n## A\n## A\n## A 2\n## A')).toEqual(['a', 'a-2', 'a-3', 'a-2-2', 'a-4'])
  })

  test('the same text always gives the same anchors', () => {
    const markdown = '## A\n## B\n## A\n'
    expect(renderMarkdown(markdown)).toEqual(renderMarkdown(markdown))
  })

  test('headings named like object properties get ordinary anchors', () => {
    expect(ids('## constructor\n## constructor\n## `__proto__`\n## toString')).toEqual([
      'constructor',
      'constructor-2',
      'proto',
      'tostring',
    ])
  })

  test('other scripts keep their letters, vowel signs and digits', () => {
    expect(ids('## नेपालीमा खोज\n## مرحبا بالعالم\n## Économie 2026: l’été\n## 价格')).toEqual([
      'नेपालीमा-खोज',
      'مرحبا-بالعالم',
      'économie-2026-lété',
      '价格',
    ])
  })

  test('a heading without letters or digits is called section', () => {
    expect(ids('##\n## !?\n## 🎉')).toEqual(['section', 'section-2', 'section-3'])
  })

  test('no heading takes an id of the page or of a footnote', () => {
    expect(ids('## Root\n## Main\n## fn1\n## Fnref2')).toEqual([
      'root-2',
      'main-2',
      'section-fn1',
      'section-fnref2',
    ])
  })

  test('headings are listed from level 2, with the text a reader sees', () => {
    const { headings, html } = renderMarkdown(
      '# One\n## Two `code` & [link](/contact)\n###### Six[^1]\n\n[^1]: x',
    )
    expect(headings).toEqual([
      { level: 2, text: 'Two code & link', id: 'two-code-link' },
      { level: 6, text: 'Six', id: 'six' },
    ])
    expect(html).toContain('<h2 id="one">One</h2>')
  })
})

describe('words', () => {
  test.each([
    ['', 0],
    ['One two\nthree', 3],
    ['# One\n\n- two\n- three', 3],
    ['**a**b c', 2],
    ['| a b | c |\n|---|---|\n| d | e |', 5],
    ['```js\nconst a = 1\n```\n\nand `in line`', 7],
    ['text[^1] on\n\n[^1]: none of these count', 2],
    ['![no alternative text](/a.png) two words', 2],
    ['[refused text](javascript:1)', 2],
  ])('%j', (markdown, words) => {
    expect(renderMarkdown(markdown).wordCount).toBe(words)
  })

  test('the reading time follows from the word count', () => {
    expect(renderMarkdown('a '.repeat(226)).readingMinutes).toBe(2)
  })
})

describe('size', () => {
  const postBytesMax = 262_144
  const fill = (part: string) => part.repeat(Math.floor(postBytesMax / part.length))
  const enoughMs = 5000

  test.each([
    ['10,000 quotes in quotes', `${'>'.repeat(10_000)} x`],
    ['nothing but quotes', fill('>')],
    ['nothing but lists', fill('- ')],
    ['open brackets', fill('[')],
    ['open pictures', fill('![a](')],
    ['open footnotes', fill('[^')],
    ['open notes in the line', fill('^[')],
    ['9,000 footnotes', `${noteReferences(9000)}\n\n${noteDefinitions(9000)}`],
    ['emphasis', fill('*a_ ')],
    ['backticks', fill('`a')],
    ['empty headings', fill('##\n')],
    ['addresses', fill('http://')],
    ['e-mails', fill('a@b.co ')],
    ['a wide table', `|a|b|\n|-|-|\n${fill('|a|b|\n').slice(20)}`],
    ['one long word of code', `\`\`\`ts\n${fill('a').slice(20)}\n\`\`\``],
    ['code that makes a grammar backtrack', `\`\`\`markdown\n${'[a]('.repeat(8000)}\n\`\`\``],
    ['much code', `\`\`\`js\n${fill('a = b\n').slice(20)}\n\`\`\``],
  ])('256 KB are rendered without a hang: %s', (_name, markdown) => {
    const start = process.cpuUsage()
    renderMarkdown(markdown)
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(enoughMs)
  })

  test('several hundred footnotes still work', () => {
    const renderedHtml = html(`${noteReferences(499)}\n\n${noteDefinitions(499)}`)
    expect(renderedHtml).toContain('id="fn499"')
  })
})

function noteReferences(count: number): string {
  return Array.from({ length: count }, (_, n) => `[^${n}]`).join(' ')
}

function noteDefinitions(count: number): string {
  return Array.from({ length: count }, (_, n) => `[^${n}]: x`).join('\n')
}
