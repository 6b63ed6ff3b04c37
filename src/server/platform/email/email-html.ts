import { escapeUTF8 as escapeHtml } from 'entities/escape'
import { emailHtmlTexts as texts } from '#content/emails/html.ts'
import { letterTexts } from '#content/emails/letter.ts'
import { textDirection } from '#shared/text-direction.ts'
import { breaksWords, emailFrame, font, sidedStyle, styleAttributes } from './email-frame.ts'

interface PlainEmail {
  subject: string
  body: string
  siteUrl: string
}

type Paragraph = readonly string[]

const text = `${font};font-size:17px;line-height:26px;margin:0 0 16px`
const previewCharsMax = 140

/**
 * Returns the HTML of an email written as plain text. The first line with an address of the site becomes the
 * button; others become links, and an indented one makes a link of the line above it. Lines that all have the form
 * `Label: value` become rows. Lines after `>` are quoted and never links. Everything else is escaped, including other
 * addresses, because strangers wrote some of it.
 */
export function emailHtml({ subject, body, siteUrl }: PlainEmail): string {
  const all = body
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n'))
  const paragraphs = all.filter((lines) => !isAboutChoices(lines))
  const first = paragraphs.findIndex((lines) => lines.some((line) => isLink(line, siteUrl)))
  const blocks = paragraphs.map((lines, index) =>
    paragraphHtml(lines, siteUrl, index === first ? buttonHtml : linkHtml),
  )
  return emailFrame({
    subject,
    preview: previewOf(paragraphs, siteUrl),
    contentHtml: blocks.join('\n'),
    footerHtml: footerHtml(all.find(isAboutChoices), siteUrl),
  })
}

const isLink = (line: string, siteUrl: string) => line.startsWith(`${siteUrl}/`) && !/\s/.test(line)

const isAboutChoices = ([line]: Paragraph) => line === letterTexts.beforeChoices

function footerHtml([words, link]: Paragraph = [], siteUrl: string): string {
  const choices =
    words && link && isLink(link, siteUrl)
      ? `<a href="${escapeHtml(link)}" ${styleAttributes('link')}>${escapeHtml(texts.choices)}</a><br>`
      : ''
  return `${choices}${escapeHtml(texts.footer)}`
}

/** Returns the first sentence after the greeting, unless a stranger wrote it. */
function previewOf(paragraphs: readonly Paragraph[], siteUrl: string): string {
  const [line = ''] =
    paragraphs.slice(1).find(([start = '']) => !start.startsWith('>') && !isLink(start, siteUrl)) ?? []
  return line.length > previewCharsMax ? `${line.slice(0, line.lastIndexOf(' ', previewCharsMax))}…` : line
}

function paragraphHtml(
  lines: Paragraph,
  siteUrl: string,
  toHtml: (link: string, siteUrl: string) => string,
): string {
  if (lines.every((line) => line.startsWith('>'))) return quoteHtml(lines)
  const linkAt = lines.findIndex((line) => isLink(line, siteUrl))
  const link = lines[linkAt]
  if (link === undefined) return factsHtml(lines) ?? textHtml(lines, siteUrl)
  return [
    textHtml(lines.slice(0, linkAt), siteUrl),
    toHtml(link, siteUrl),
    textHtml(lines.slice(linkAt + 1), siteUrl),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Returns a table of lines that name a fact each, or null when one of them does not. */
function factsHtml(lines: Paragraph): string | null {
  const facts = lines.map((line) => /^(\S.{0,79}?)(?:: |(?<=\?) )(.+)$/.exec(line))
  if (lines.length < 2 || facts.includes(null)) return null
  const cell = `${font};font-size:16px;line-height:24px;padding:11px 0;border-top-width:1px;border-top-style:solid;vertical-align:top;${breaksWords}`
  const rows = facts.map((fact) => {
    const [, label = '', value = ''] = fact ?? []
    return `<tr><td width="40%" ${styleAttributes('label', `${cell};padding-right:16px`)}>${escapeHtml(label)}</td><td ${styleAttributes('row', cell)}>${escapeHtml(value)}</td></tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;margin:0 0 24px">${rows.join('')}</table>`
}

const textHtml = (lines: Paragraph, siteUrl: string): string =>
  lines.length === 0
    ? ''
    : `<p ${styleAttributes('ink', `${text};${breaksWords}`)}>${linesHtml(lines, siteUrl).join('<br>')}</p>`

function quoteHtml(lines: Paragraph): string {
  const words = lines.map((line) => line.replace(/^> ?/, ''))
  const attributes = styleAttributes(
    'quote',
    `${text};padding-left:16px;border-left-width:3px;border-left-style:solid;${breaksWords}`,
  )
  const sidedAttributes = sidedStyle(attributes, textDirection(words.join('\n')) === 'rtl')
  return `<blockquote dir="auto" ${sidedAttributes}>${words.map((line) => escapeHtml(line)).join('<br>')}</blockquote>`
}

function linesHtml(lines: Paragraph, siteUrl: string): string[] {
  const linkIn = (line = '') => (line.startsWith('  ') && isLink(line.slice(2), siteUrl) ? line.slice(2) : '')
  return lines.flatMap((line, index) => {
    const isWithoutText = index === 0 || linkIn(lines[index - 1]) !== ''
    if (linkIn(line) && !isWithoutText) return []
    const link = linkIn(line) || linkIn(lines[index + 1])
    const words = escapeHtml(line.trim())
    return link ? `<a href="${escapeHtml(link)}" ${styleAttributes('link')}>${words}</a>` : escapeHtml(line)
  })
}

function buttonHtml(link: string, siteUrl: string): string {
  const href = escapeHtml(link)
  const button = `${font};font-size:17px;line-height:22px;font-weight:700;display:block;padding:15px 26px;border-radius:11px;text-decoration:none`
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 20px"><tr><td ${styleAttributes('button', 'border-radius:11px')}><a href="${href}" ${styleAttributes('button', button)}>${escapeHtml(actionOf(link, siteUrl))}</a></td></tr></table>
<p ${styleAttributes('soft', `${font};font-size:14px;line-height:21px;margin:0 0 20px;word-break:break-all`)}>${escapeHtml(texts.beforeAddress)}<br><a href="${href}" ${styleAttributes('link', 'text-decoration:none')}>${href}</a></p>`
}

const linkHtml = (link: string, siteUrl: string): string =>
  `<p ${styleAttributes('ink', text)}><a href="${escapeHtml(link)}" ${styleAttributes('link')}>${escapeHtml(actionOf(link, siteUrl))}</a></p>`

function actionOf(link: string, siteUrl: string): string {
  const path = link.slice(siteUrl.length)
  const [longest] = Object.keys(texts.actions)
    .filter((prefix) => path.startsWith(prefix) && !/^[\w-]/.test(path.slice(prefix.length)))
    .sort((a, b) => b.length - a.length)
  return (longest && texts.actions[longest]) ?? texts.otherAction
}
