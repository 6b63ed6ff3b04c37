import { decodeHTML, decodeHTMLAttribute } from 'entities/decode'
import type { CheckedPage } from '#contracts/page-check.ts'
import { collapseSpaces } from '#shared/collapse-spaces.ts'

const tagsMax = 100
const charsMax = 5000

export async function readTags(
  html: string,
  url: string,
): Promise<Pick<CheckedPage, 'title' | 'tags' | 'canonical'>> {
  const tags: CheckedPage['tags'] = []
  let title: string | null = null
  let canonical: string | null = null
  const rewriter = new HTMLRewriter()
    .on('head > title', {
      text({ text }) {
        title = ((title ?? '') + text).slice(0, charsMax)
      },
    })
    .on('meta[content]', {
      element(element) {
        const key = element.getAttribute('property') ?? element.getAttribute('name')
        if (key && tags.length < tagsMax) {
          tags.push({
            key: key.trim().toLowerCase().slice(0, 100),
            value: attributeOf(element, 'content'),
          })
        }
      },
    })
    .on('link[rel="canonical"][href]', {
      element(element) {
        canonical ??= URL.parse(attributeOf(element, 'href'), url)?.href ?? null
      },
    })
  await rewriter.transform(new Response(html)).text()
  return { title: title === null ? null : oneLine(decodeHTML(title)), tags, canonical }
}

function attributeOf(element: Element, name: string): string {
  return oneLine(decodeHTMLAttribute(element.getAttribute(name) ?? ''))
}

function oneLine(text: string): string {
  return collapseSpaces(text).slice(0, charsMax)
}
