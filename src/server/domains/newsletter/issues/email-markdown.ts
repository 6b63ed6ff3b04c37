import { escapeUTF8 as escapeHtml } from 'entities/escape'
import type { RendererRule, Token } from 'markdown-it'
import { allowLinks } from '#domains/blog/markdown/allow-links.ts'
import { plainText } from '#domains/blog/markdown/plain-text.ts'
import { directionOf } from '#domains/blog/markdown/render-rules.ts'
import { setDirections } from '#domains/blog/markdown/set-directions.ts'
import { createParser, hasTooManyFootnotes } from '#domains/blog/render-markdown.ts'
import { font, sidedStyle, styleAttributes } from '#platform/email/email-frame.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { site } from '#site.config.ts'
import { readableText } from './readable-text.ts'

const text = `${font};font-size:17px;line-height:1.6`
const wrap = 'word-break:break-word'
const code = 'font-family:ui-monospace,Menlo,Consolas,monospace;font-size:14px'
const cell = `${text};font-size:15px;padding:6px 10px;border:1px solid #8193a7;vertical-align:top`

const styles: Readonly<Record<string, string>> = {
  h1: `${font};font-size:24px;line-height:1.25;margin:24px 0 12px;${wrap}`,
  h2: `${font};font-size:21px;line-height:1.3;margin:28px 0 10px;${wrap}`,
  h3: `${font};font-size:18px;line-height:1.35;margin:24px 0 8px;${wrap}`,
  h4: `${font};font-size:16px;line-height:1.4;margin:20px 0 8px;${wrap}`,
  h5: `${font};font-size:16px;line-height:1.4;margin:20px 0 8px;${wrap}`,
  h6: `${font};font-size:16px;line-height:1.4;margin:20px 0 8px;${wrap}`,
  p: `${text};margin:0 0 16px;${wrap}`,
  ul: `${text};margin:0 0 16px;padding-left:24px`,
  ol: `${text};margin:0 0 16px;padding-left:24px`,
  li: `margin:0 0 6px;${wrap}`,
  blockquote: 'margin:0 0 16px;padding-left:16px;border-left:3px solid #8193a7',
  table: 'border-collapse:collapse;width:100%;margin:0 0 16px',
  th: cell,
  td: cell,
  hr: 'border:0;border-top:1px solid #8193a7;margin:24px 0',
  code,
}

const block = (token: Token | undefined) =>
  `<pre${directionOf(token)} ${styleAttributes('ink', `${code};line-height:1.5;margin:0 0 16px;padding:12px;border:1px solid #8193a7;border-radius:8px;white-space:pre-wrap;${wrap}`)}>${escapeHtml(token?.content ?? '')}</pre>\n`

const rules = (): Record<string, RendererRule> => ({
  fence: (tokens, index) => block(tokens[index]),
  code_block: (tokens, index) => block(tokens[index]),
  footnote_ref: (tokens, index) => `<sup>${Number(tokens[index]?.meta?.id) + 1}</sup>`,
  footnote_anchor: () => '',
  footnote_block_open: (tokens, index) =>
    `<hr style="${styles.hr}">\n<ol${directionOf(tokens[index])} ${styleAttributes('ink', sidedStyle(styles.ol, directionOf(tokens[index]) !== ''))}>\n`,
  footnote_block_close: () => '</ol>\n',
  footnote_open: (tokens, index) => `<li${directionOf(tokens[index])} style="${styles.li}">`,
})

interface Place {
  siteUrl: string
  pageUrl: string
  hasPage?: (href: string) => boolean
}

export function renderEmailMarkdown(markdown: string, place: Place): { html: string; text: string } {
  const parser = createParser(!hasTooManyFootnotes(markdown), rules)
  const env = {}
  const tokens = parser.parse(markdown, env)
  allowLinks(tokens, site.imageHosts)
  const rightToLeft = setDirections(tokens)
  for (const token of tokens) {
    dress(token, rightToLeft.has(token))
    if (token.children) token.children = withoutDeadLinks(token.children, place)
    for (const child of token.children ?? []) {
      makeWhole(child, place)
      dress(child)
    }
  }
  return { text: readableText(tokens), html: parser.renderer.render(tokens, parser.options, env) }
}

function withoutDeadLinks(
  children: readonly Token[],
  { siteUrl, pageUrl, hasPage = isPageOn }: Place,
): Token[] {
  let isDead = false
  return children.filter((token) => {
    if (token.type === 'link_open') {
      const href = String(token.attrGet('href') ?? '')
      const path = href.startsWith('#') ? pageUrl.slice(siteUrl.length) : href
      isDead = path.startsWith('/') && !hasPage(path)
    }
    return !(isDead && (token.type === 'link_open' || token.type === 'link_close'))
  })
}

function makeWhole(token: Token, { siteUrl, pageUrl }: Place): void {
  const name = token.type === 'image' ? 'src' : token.type === 'link_open' ? 'href' : null
  const address = name && String(token.attrGet(name) ?? '')
  if (!name || !address) return
  if (address.startsWith('/') && !address.startsWith('//')) token.attrSet(name, `${siteUrl}${address}`)
  else if (address.startsWith('#')) token.attrSet(name, `${pageUrl}${address}`)
}

function dress(token: Token, isRightToLeft = false): void {
  if (token.type === 'image') {
    token.attrs = [
      ['src', String(token.attrGet('src'))],
      ['alt', plainText(token.children ?? [])],
      ['style', 'max-width:100%;height:auto;border-radius:8px'],
    ]
    return
  }
  if (token.type === 'link_open') {
    token.attrs = [['href', String(token.attrGet('href'))], ...attributes(styleAttributes('link'))]
    return
  }
  const style = token.nesting >= 0 ? styles[token.tag] : undefined
  if (style === undefined) return
  const keptAttributes = (token.attrs ?? []).filter(([name]) => name === 'start' || name === 'dir')
  const sides = sidedStyle(`${style}${alignmentOf(token)}`, isRightToLeft)
  token.attrs = [...attributes(styleAttributes('ink', sides)), ...keptAttributes]
}

/** Right-aligned cells hold figures, which are unreadable in pieces. */
function alignmentOf(token: Token): string {
  if (token.tag !== 'th' && token.tag !== 'td') return ''
  const [, side = 'left'] = /text-align:(right|center)/.exec(String(token.attrGet('style') ?? '')) ?? []
  return `;text-align:${side}${side === 'right' ? '' : `;${wrap}`}`
}

const attributes = (attributesText: string): [string, string][] =>
  [...attributesText.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
