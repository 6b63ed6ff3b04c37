import { escapeUTF8 as escapeHtml } from 'entities/escape'
import { emailHtmlTexts } from '#content/emails/html.ts'
import { issueEmailTexts as texts } from '#content/emails/newsletter-issue.ts'
import { issueRules } from '#contracts/newsletter-rules.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { archivePath, issuePath } from '#shared/page-paths.ts'
import { cleanText } from '#social/clean-text.ts'
import { emailFrame, styleAttributes } from '#platform/email/email-frame.ts'
import { unsubscribePlaceholder } from './unsubscribe-placeholder.ts'

const summaryCharsMin = 50
const summaryCharsMax = 160

interface IssueSource {
  subject: string
  slug: string
  content: string
  siteUrl: string
}

export async function renderIssue({ subject, slug, content, siteUrl }: IssueSource) {
  if (bytesOf(content) > issueRules.markdownBytesMax)
    return {
      ok: false as const,
      reason: 'issue-too-large' as const,
      bytesMax: issueRules.markdownBytesMax,
    }
  const [{ renderText }, { renderEmailMarkdown }] = await Promise.all([
    import('#domains/blog/render-post.ts'),
    import('./email-markdown.ts'),
  ])
  const hasPage = isPageOn(archivePath)
  const pageUrl = `${siteUrl}${issuePath(slug)}`
  const [page, email] = [await renderText(content), renderEmailMarkdown(content, { siteUrl, pageUrl })]
  const renderedIssue = {
    html: page.html,
    summary: clamp(page.searchText.split('\n')),
    emailText: [
      email.text,
      '--',
      [
        texts.reason,
        ...(hasPage ? [`${texts.onSite}: ${pageUrl}`] : []),
        `${texts.unsubscribe}: ${unsubscribePlaceholder}`,
      ].join('\n'),
      emailHtmlTexts.footer,
    ]
      .join('\n\n')
      .concat('\n'),
    emailHtml: emailFrame({
      subject,
      preview: clamp(page.searchText.split('\n')),
      contentHtml: email.html,
      footerHtml: `${escapeHtml(texts.reason)}<br>${hasPage ? `${link(pageUrl, texts.onSite)} · ` : ''}${link(unsubscribePlaceholder, texts.unsubscribe)}<br><br>${escapeHtml(emailHtmlTexts.footer)}`,
    }),
  }
  const { html, emailHtml, emailText } = renderedIssue
  if (bytesOf(html + emailHtml + emailText + content) > issueRules.renderedBytesMax)
    return {
      ok: false as const,
      reason: 'issue-email-too-large' as const,
      bytesMax: issueRules.renderedBytesMax,
    }
  return { ok: true as const, rendered: renderedIssue }
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

const link = (address: string, words: string) =>
  `<a href="${escapeHtml(address)}" ${styleAttributes('link')}>${escapeHtml(words)}</a>`

function clamp(paragraphs: readonly string[]): string {
  let line = ''
  for (const paragraph of paragraphs) {
    if (line.length >= summaryCharsMin) break
    line = `${line} ${paragraph.replace(/\s+/g, ' ')}`.trim()
  }
  if (line.length <= summaryCharsMax) return line
  const start = cleanText(line, summaryCharsMax)
  const wordEnd = start.lastIndexOf(' ')
  // Chinese, Japanese and Thai are written without spaces between words.
  return `${wordEnd >= summaryCharsMin ? start.slice(0, wordEnd) : start}…`
}
