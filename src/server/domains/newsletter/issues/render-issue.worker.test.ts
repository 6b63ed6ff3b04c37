import { describe, expect, it } from 'vitest'
import { archivePath } from '#shared/page-paths.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { renderEmailMarkdown } from './email-markdown.ts'
import { renderIssue } from './render-issue.ts'

describe('the email of an issue', () => {
  const render = async (content: string) => {
    const result = await renderIssue({
      subject: 'A <b> subject',
      slug: 'notes',
      content,
      siteUrl: 'https://agency.example',
    })
    if (!result.ok) throw new Error(result.reason)
    return result.rendered
  }

  it('has whole links, and no script of its author', async () => {
    const { emailHtml, emailText } = await render(
      '[Home](/) [Part](#one) [x](javascript:alert(1)) <script>alert(2)</script> ![Map](/art/map.png)',
    )
    expect(emailHtml).toContain('href="https://agency.example/"')
    expect(emailHtml).toContain('href="https://agency.example/newsletter/notes#one"')
    expect(emailHtml).toContain('src="https://agency.example/art/map.png"')
    expect(emailHtml).not.toMatch(/<script|javascript:|<b>/)
    expect(emailText).toContain('Home (https://agency.example/)')
  })

  it('leads to the archive, if the site has one, and out of the list, in both parts', async () => {
    const { emailHtml, emailText } = await render('Hello.')
    for (const part of [emailHtml, emailText]) {
      expect(part.includes('https://agency.example/newsletter/notes')).toBe(isPageOn(archivePath))
      expect(part).toContain('https://unsubscribe.invalid/')
    }
  })

  it('is readable as plain text', async () => {
    const { emailText } = await render(
      '# One\n\nA *word*[^1].\n\n- a\n- b\n  1. c\n\n> said\n\n```js\nlet x\n```\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n[^1]: A note.',
    )
    expect(emailText.split('\n\n--\n\n')[0]).toBe(
      'One\n\nA word [1].\n\n- a\n- b\n  1. c\n\n> said\n\n    let x\n\nA | B\n1 | 2\n\n[1] A note.',
    )
  })

  it('counts on from the number that its author gave a list, in both parts', async () => {
    const { emailHtml, emailText } = await render('3. three\n4. four\n')
    expect(emailHtml).toMatch(/<ol [^>]*start="3"/)
    expect(emailText).toMatch(/^3\. three\n4\. four\n\n/)
  })

  it('aligns the columns of a table as its author did', async () => {
    const { emailHtml } = await render('| A | B | C |\n|---|--:|:-:|\n| 1 | 2 | 3 |')
    const alignments = [...emailHtml.matchAll(/<t[hd] [^>]*text-align:(\w+)/g)].map(([, name]) => name)
    expect(alignments).toEqual(['left', 'right', 'center', 'left', 'right', 'center'])
  })

  it('breaks words that are longer than its lines, wherever they stand', async () => {
    const { emailHtml } = await render('# h\n\n## h\n\np\n\n- li\n\n| th |\n|---|\n| td |\n\n```\npre\n```')
    const tags = [...emailHtml.matchAll(/<(h\d|p|li|th|td|pre) class="ink" style="([^"]*)"/g)]
    expect(new Set(tags.map(([, name]) => name))).toEqual(new Set(['h1', 'h2', 'p', 'li', 'th', 'td', 'pre']))
    for (const [, name, style] of tags)
      if (!style?.includes('font-weight:700')) expect(style, name).toContain('word-break:break-word')
  })

  it('says in plain text what is struck out, where a list ends and which paragraphs an item has', async () => {
    const { emailText } = await render('~~9~~ 5\n\n- a\n- b\n\n1. one\n\n   more\n\n2. two')
    expect(emailText.split('\n\n--\n\n')[0]).toBe('~~9~~ 5\n\n- a\n- b\n\n1. one\n\n   more\n\n2. two')
  })

  it('runs from right to left where its author wrote so, with bullets and bars on that side', async () => {
    const result = await renderIssue({
      subject: 'نشرة الشهر',
      slug: 'notes',
      siteUrl: 'https://agency.example',
      content: '- عنصر `npm`\n\n> اقتباس\n\n| عمود |\n|---|\n| قيمة |\n\nنص[^1]\n\nAn aside.\n\n[^1]: حاشية',
    })
    if (!result.ok) throw new Error(result.reason)
    const { emailHtml } = result.rendered
    const startOf = (tag: string) => emailHtml.match(new RegExp(`<${tag} [^>]*>`, 'g')) ?? []
    for (const tag of ['h1', 'ul', 'ol', 'blockquote', 'table'])
      expect(startOf(tag).at(-1), tag).toContain('dir="rtl"')
    expect(startOf('ul').join()).toContain('padding-right:24px')
    expect(startOf('ol').join()).toContain('padding-right:24px')
    expect(startOf('blockquote').join()).toMatch(/padding-right:16px;border-right:3px/)
    expect(startOf('td').at(-2)).toContain('text-align:right')
    expect(startOf('code').join()).toContain('dir="ltr"')
    expect(emailHtml).toMatch(/<p class="ink" style="[^"]*">An aside/)
  })

  it('has no link to a page that is switched off, nor into an archive that is', () => {
    const place = { siteUrl: 'https://agency.example', pageUrl: 'https://agency.example/newsletter/notes' }
    const { html, text } = renderEmailMarkdown('[Jobs](/careers) [*Part*](#one) [Us](/about)', {
      ...place,
      hasPage: (href) => href === '/about',
    })
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://agency.example/about',
    ])
    expect(html).toMatch(/>Jobs <em[^>]*>Part<\/em> <a /)
    expect(text).toBe('Jobs Part Us (https://agency.example/about)')
  })

  it('has a summary of whole characters, also in a script that puts no spaces between words', async () => {
    const { summary } = await render(`Hello ${'数字营销'.repeat(20)}${'👩‍💻'.repeat(40)}`)
    expect(summary.length).toBeGreaterThan(140)
    expect(summary).not.toMatch(/\p{Cs}/u)
    expect(summary).toMatch(/👩‍💻…$/u)
  })
})
