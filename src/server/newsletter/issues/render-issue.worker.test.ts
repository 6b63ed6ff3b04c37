// Covers src/server/newsletter/issues/email-markdown.ts, src/server/newsletter/issues/readable-text.ts and
// src/server/newsletter/issues/unsubscribe-placeholder.ts.

import { describe, expect, it } from 'vitest'
import { archivePath } from '#shared/issue-path.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { renderIssue } from './render-issue.ts'

describe('the email of an issue', () => {
  const render = async (content: string) => {
    const result = await renderIssue({
      ...{ subject: 'A <b> subject', slug: 'notes', content, siteUrl: 'https://agency.example' },
    })
    if (!result.ok) throw new Error(result.reason)
    return result.rendered
  }

  it('has whole links, and no script of its author', async () => {
    const { emailHtml, emailText } = await render(
      '[Post](/blog/a) [Part](#one) [x](javascript:alert(1)) <script>alert(2)</script> ![Map](/art/map.png)',
    )
    expect(emailHtml).toContain('href="https://agency.example/blog/a"')
    expect(emailHtml).toContain('href="https://agency.example/newsletter/notes#one"')
    expect(emailHtml).toContain('src="https://agency.example/art/map.png"')
    expect(emailHtml).not.toMatch(/<script|javascript:|<b>/)
    expect(emailText).toContain('Post (https://agency.example/blog/a)')
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
})
