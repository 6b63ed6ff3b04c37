import { decodeHTML } from 'entities'
import { socialDefaults } from '#content/social-defaults.ts'
import { collapseSpaces } from '#shared/plain-text.ts'
import type { SiteFacts } from '../../gate/site-facts.ts'
import { type SiteResponse, isHtml, textOf } from '../../gate/site-reader.ts'

export function publicTexts({
  pages,
  responses,
}: Pick<SiteFacts, 'pages' | 'responses'>): Map<string, string> {
  const hiddenPaths = new Set(pages.filter(({ isGuarded }) => isGuarded).map((page) => page.path))
  const shownAnswers = [...responses].filter(
    ([at, { status, body }]) =>
      status === 200 && !hiddenPaths.has(at) && !at.startsWith('/assets/') && isText(body),
  )
  return new Map([
    ...shownAnswers.map(([at, answer]) => [at, readable(answer)] as const),
    ...Object.entries(socialDefaults).map(
      ([category, { title, description }]) =>
        [`/social/default/${category}.png`, collapseSpaces(`${title} ${description}`)] as const,
    ),
  ])
}

const inlineTag = /<\/?(?:a|abbr|b|em|i|small|span|strong|sub|sup)(?:\s[^>]*)?>|<!--.*?-->/gs

export function blocksOfText(response: SiteResponse): string {
  const html = textOf(response).replace(/<(style|script|head)\b.*?<\/\1>/gs, ' ')
  return collapseSpaces(decodeHTML(html.replace(inlineTag, '').replace(/<[^>]*>/g, ' | ')))
}

const isText = (body: Uint8Array): boolean => !body.subarray(0, 64).includes(0)

function readable(response: SiteResponse): string {
  const source = isHtml(response) ? withoutCode(textOf(response)) : textOf(response)
  const tags = source.replaceAll('\\"', '"').replaceAll('\\u003c', '<')
  return collapseSpaces(`${decodeHTML(source.replace(/<[^>]*>/g, ' '))} ${decodeHTML(tags)}`)
}

const withoutCode = (html: string): string =>
  html.replace(/<style[^>]*>.*?<\/style>/gs, '').replace(/ (?:class|d|style)="[^"]*"/g, '')
