import { escapeUTF8 } from 'entities/escape'
import { expect, test } from 'vitest'
import { emailHtmlTexts as texts } from '#content/emails/html.ts'
import { letterTexts } from '#content/emails/letter.ts'
import { site } from '#site.config.ts'
import { textLanguage } from '#shared/plain-text.ts'
import { emailHtml } from './email-html.ts'
import { inParagraphs, quoteLines } from './letter.ts'

const siteUrl = 'https://www.agency.example'
const email = {
  subject: 'Tom & "Jerry"',
  body: `Hello,\n\nChoose it here:\n\n${siteUrl}/auth/reset?token=abc&x=1\n\nTwo\nlines.\n\n${site.brand}\n`,
  siteUrl,
}
const html = emailHtml(email)

test('the address of the site becomes the one action, with the words for its page and the address beneath', () => {
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(new Set(hrefs)).toEqual(new Set([`${siteUrl}/auth/reset?token=abc&amp;x=1`]))
  expect(html).toContain(`>${texts.actions['/auth/reset']}</a>`)
  expect(html).toContain('>Two<br>lines.</p>')
})

test('what strangers wrote is text: neither markup nor a link of theirs', () => {
  const hostile = emailHtml({
    subject: '</title><script>alert(1)</script>',
    body: `<img src=x onerror=alert(1)> "quoted" & 'single'\nhttps://evil.example/pay\n${siteUrl}.evil.example/x\n`,
    siteUrl,
  })
  expect(hostile).not.toMatch(/<(script|img)/)
  expect(hostile).not.toContain('href')
  expect(hostile).toContain('https://evil.example/pay')
})

test('what is quoted is never the button or a link, even if it is an address of the site', () => {
  const typedText = `Hello\n\n${siteUrl}/auth/reset?token=mine\n\n  ${siteUrl}/admin/users\n> <b>`
  const link = `${siteUrl}/admin/contact-submissions/request?code=x`
  const quoting = emailHtml({
    ...email,
    body: inParagraphs('New', quoteLines(typedText), `Open it:\n${link}`),
  })
  const hrefs = [...quoting.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(new Set(hrefs)).toEqual(new Set([link]))
  expect(quoting).toContain(`>Hello<br><br>${siteUrl}/auth/reset?token=mine<br><br>`)
  expect(quoting).toContain('<br>&gt; &lt;b&gt;</blockquote>')
})

test('what is quoted reads in the direction of its own script', () => {
  expect(emailHtml({ ...email, body: quoteLines('مرحبا.') })).toMatch(/<blockquote dir="auto" /)
})

test.each([
  ['Hello.', 'left'],
  ['مرحبا.', 'right'],
])('the bar of a quote stands where its lines begin: %s', (quotedText, side) => {
  const [quote = ''] = emailHtml({ ...email, body: quoteLines(quotedText) }).match(/<blockquote [^>]*>/) ?? []
  expect(quote).toContain(`padding-${side}:16px;border-${side}-width:3px`)
})

test('an address that is indented makes a link of the line above it, which takes less room than the address', () => {
  const link = `${siteUrl}/booking/confirmation/x`
  const digest = emailHtml({ ...email, body: `News:\n\nA <message>\n  ${link}\n\nA reply\n  ${link}` })
  expect(digest).toMatch(new RegExp(`<a href="${link}" [^>]*>A &lt;message&gt;</a>`))
  expect(digest).toMatch(new RegExp(`<a href="${link}" [^>]*>A reply</a>`))
  expect(digest).not.toContain(`>${link}<`)
  expect(emailHtml({ ...email, body: `News:\n\n  ${link}` })).toContain(`>${link}</a>`)
})

test('what looks like a template stays as it was typed', () => {
  for (const typedText of ['{{7*7}}', '#{7*7}', '%s', '$1', '$$'])
    expect(emailHtml({ ...email, body: `${typedText}\n${email.body}` })).toContain(`>${typedText}<br>`)
})

test('it loads nothing, tracks nobody, and has colors of its own for dark mail programs', () => {
  expect(html).not.toMatch(/\bsrc=|url\(|@import|<link|<script/)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toMatch(
    /@media \(prefers-color-scheme:dark\)\{.*\.card\{background-color:#[0-9a-f]{6} !important/,
  )
})

test('its language is that of its texts, wherever the agency is', () => {
  expect(html).toContain(`<html lang="${textLanguage}">`)
})

test('a page without words of its own gets a general action, and the longest path counts', () => {
  const actionFor = (path: string) => emailHtml({ ...email, body: `${siteUrl}${path}` })
  expect(actionFor('/unknown')).toContain(`>${texts.otherAction}</a>`)
  expect(actionFor('/administration')).toContain(`>${texts.otherAction}</a>`)
  expect(actionFor('/admin/users')).toContain(`>${texts.actions['/admin/users']}</a>`)
})

test('lines that all name a fact become rows, and one that names none keeps the paragraph together', () => {
  const rows = emailHtml({ ...email, body: 'Service: SEO: on site\nIs it urgent? No <b>' })
  expect(rows).toMatch(/>Service<\/td><td [^>]*>SEO: on site<\/td>/)
  expect(rows).toMatch(/>Is it urgent\?<\/td><td [^>]*>No &lt;b&gt;<\/td>/)
  expect(emailHtml({ ...email, body: 'Service: SEO\nThank you' })).toContain('>Service: SEO<br>Thank you</p>')
})

test('the subject is the heading, and mailboxes show the first sentence beside it, never what a stranger wrote', () => {
  expect(html).toMatch(/<h1 [^>]*>Tom &amp; &quot;Jerry&quot;<\/h1>/)
  const previewOf = (body: string) =>
    /<div style="display:none[^>]*>([^<]*)</.exec(emailHtml({ ...email, body }))?.[1]
  expect(previewOf('Hello,\n\nIt is here.\n\nBye.')).toBe('It is here.')
  expect(previewOf(inParagraphs('New', quoteLines('Pay now'), 'Open it.'))).toBe('Open it.')
})

test('the choice of what to be emailed about is a link in the footer', () => {
  const link = `${siteUrl}/account`
  const chosen = emailHtml({ ...email, body: `Hello,\n\nText.\n\n${letterTexts.beforeChoices}\n${link}` })
  const [card = '', footer = ''] = chosen.split(texts.choices)
  expect(card).toContain(`href="${link}"`)
  expect(card).not.toContain(letterTexts.beforeChoices)
  expect(footer).toContain(escapeUTF8(texts.footer))
})
