import { escapeUTF8 as escapeHtml } from 'entities/escape'
import { emailHtmlTexts as texts } from '#content/emails/html.ts'
import { dark, light } from '#generated/brand-colors.ts'
import { textDirection } from '#shared/text-direction.ts'
import { textLanguage } from '#shared/text-language.ts'
import { site } from '#site.config.ts'

/** Mail programs drop style sheets, so every color is inline; the dark scheme needs a class to override it. */
const colors = {
  page: (is: typeof light | typeof dark) => `background-color:${is['surface-tint']}`,
  card: (is: typeof light | typeof dark) => `background-color:${is.card};border-color:${is.line}`,
  quote: (is: typeof light | typeof dark) => `color:${is.ink};border-color:${is.line}`,
  ink: (is: typeof light | typeof dark) => `color:${is.ink}`,
  soft: (is: typeof light | typeof dark) => `color:${is['ink-soft']}`,
  link: (is: typeof light | typeof dark) => `color:${is.link}`,
  button: (is: typeof light | typeof dark) => `background-color:${is.primary};color:${is['on-primary']}`,
} as const

const darkRules = Object.entries(colors)
  .map(([name, rule]) => `.${name}{${rule(dark).replaceAll(/(;|$)/g, ' !important$1')}}`)
  .join('')

export const emailStyles = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}`

export const font = 'font-family:-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

export function styleAttributes(name: keyof typeof colors, style = ''): string {
  return `class="${name}" style="${style}${style && ';'}${colors[name](light)}"`
}

/** Mail programs know no logical properties. */
export const sidedStyle = (style = '', isRightToLeft: boolean): string =>
  isRightToLeft ? style.replaceAll('left', 'right') : style

interface PlainEmail {
  subject: string
  body: string
  siteUrl: string
}

/**
 * Returns the HTML of an email written as plain text. The first line with an address of the site becomes the
 * button; others become links, and an indented one makes a link of the line above it. Lines after `>` are quoted and
 * never links. Everything else is escaped, including other addresses, because strangers wrote some of it.
 */
export function emailHtml({ subject, body, siteUrl }: PlainEmail): string {
  const paragraphs = body
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n'))
  const first = paragraphs.findIndex((lines) => lines.some((line) => isLink(line, siteUrl)))
  const blocks = paragraphs.map((lines, index) =>
    paragraphHtml(lines, siteUrl, index === first ? buttonHtml : linkHtml),
  )
  return emailFrame({ subject, contentHtml: blocks.join('\n'), footerHtml: escapeHtml(texts.footer) })
}

export function emailFrame({
  subject,
  contentHtml,
  footerHtml,
}: Record<'subject' | 'contentHtml' | 'footerHtml', string>): string {
  return `<!doctype html>
<html lang="${textLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${emailStyles}</style>
</head>
<body ${styleAttributes('page', 'margin:0;padding:0')}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${styleAttributes('page')}><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td ${styleAttributes('ink', `${font};font-size:18px;font-weight:700;padding:0 4px 12px`)}>${escapeHtml(site.brand)}</td></tr>
<tr><td ${styleAttributes('card', 'border-width:1px;border-style:solid;border-radius:12px;padding:28px 24px 12px')}>
${contentHtml}
</td></tr>
<tr><td ${styleAttributes('soft', `${font};font-size:13px;line-height:1.5;padding:12px 4px`)}>${footerHtml}</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

const isLink = (line: string, siteUrl: string) => line.startsWith(`${siteUrl}/`) && !/\s/.test(line)

function paragraphHtml(
  lines: readonly string[],
  siteUrl: string,
  toHtml: (link: string, siteUrl: string) => string,
): string {
  if (lines.every((line) => line.startsWith('>'))) return quoteHtml(lines)
  const linkAt = lines.findIndex((line) => isLink(line, siteUrl))
  const link = lines[linkAt]
  if (link === undefined) return textHtml(lines, siteUrl)
  return [
    textHtml(lines.slice(0, linkAt), siteUrl),
    toHtml(link, siteUrl),
    textHtml(lines.slice(linkAt + 1), siteUrl),
  ]
    .filter(Boolean)
    .join('\n')
}

const textHtml = (lines: readonly string[], siteUrl: string): string =>
  lines.length === 0
    ? ''
    : `<p ${styleAttributes('ink', `${font};font-size:16px;line-height:1.5;margin:0 0 16px;word-break:break-word`)}>${linesHtml(lines, siteUrl).join('<br>')}</p>`

function quoteHtml(lines: readonly string[]): string {
  const words = lines.map((line) => line.replace(/^> ?/, ''))
  const attributes = styleAttributes(
    'quote',
    `${font};font-size:16px;line-height:1.5;margin:0 0 16px;padding-left:12px;border-left-width:3px;border-left-style:solid;word-break:break-word`,
  )
  const sidedAttributes = sidedStyle(attributes, textDirection(words.join('\n')) === 'rtl')
  return `<blockquote dir="auto" ${sidedAttributes}>${words.map((line) => escapeHtml(line)).join('<br>')}</blockquote>`
}

function linesHtml(lines: readonly string[], siteUrl: string): string[] {
  const linkIn = (line = '') => (line.startsWith('  ') && isLink(line.slice(2), siteUrl) ? line.slice(2) : '')
  return lines.flatMap((line, index) => {
    const isWithoutText = index === 0 || linkIn(lines[index - 1]) !== ''
    if (linkIn(line) && !isWithoutText) return []
    const link = linkIn(line) || linkIn(lines[index + 1])
    const text = escapeHtml(line.trim())
    return link ? `<a href="${escapeHtml(link)}" ${styleAttributes('link')}>${text}</a>` : escapeHtml(line)
  })
}

function buttonHtml(link: string, siteUrl: string): string {
  const href = escapeHtml(link)
  return `<p style="margin:0 0 16px"><a href="${href}" ${styleAttributes('button', `${font};font-size:16px;font-weight:600;display:inline-block;padding:12px 20px;border-radius:8px;text-decoration:none`)}>${escapeHtml(actionOf(link, siteUrl))}</a></p>
<p ${styleAttributes('soft', `${font};font-size:13px;line-height:1.5;margin:0 0 16px;word-break:break-all`)}>${escapeHtml(texts.beforeAddress)}<br><a href="${href}" ${styleAttributes('link')}>${href}</a></p>`
}

const linkHtml = (link: string, siteUrl: string): string =>
  `<p ${styleAttributes('ink', `${font};font-size:16px;line-height:1.5;margin:0 0 16px`)}><a href="${escapeHtml(link)}" ${styleAttributes('link')}>${escapeHtml(actionOf(link, siteUrl))}</a></p>`

function actionOf(link: string, siteUrl: string): string {
  const path = link.slice(siteUrl.length)
  const [longest] = Object.keys(texts.actions)
    .filter((prefix) => path.startsWith(prefix) && !/^[\w-]/.test(path.slice(prefix.length)))
    .sort((a, b) => b.length - a.length)
  return (longest && texts.actions[longest]) ?? texts.otherAction
}
