import { decodeHTML, decodeHTMLAttribute } from 'entities/decode'
import { pageProblems } from '#content/interface/answers.ts'
import type { CheckedPage } from '#contracts/page-check.ts'
import { collapseSpaces } from '#shared/plain-text.ts'

const tagsMax = 100
const charsMax = 5000

/** Elements that end the head where a page leaves out its tags (HTML, section 13.2.6.4.4). */
const bodyElements = ['body', 'div', 'main', 'header', 'section', 'article', 'nav', 'p', 'h1', 'a', 'img']

type PageTags = Pick<CheckedPage, 'title' | 'base' | 'tags' | 'canonical' | 'gaps'>

/** Reads what networks read of a page. Of several titles, bases and canonical links, the first counts. */
export async function readTags(html: string, url: string): Promise<PageTags> {
  const tags: CheckedPage['tags'] = []
  let [isInBody, isInTitle, drawings, leftOut] = [false, false, 0, 0]
  const firsts: Record<'title' | 'base' | 'canonical', string | null> = {
    title: null,
    base: null,
    canonical: null,
  }
  const rewriter = new HTMLRewriter()
    .on('svg', {
      element(element) {
        drawings += 1
        element.onEndTag(() => {
          drawings -= 1
        })
      },
    })
    .on('title', {
      element(element) {
        isInTitle = firsts.title === null && drawings === 0
        if (isInTitle) firsts.title = ''
        element.onEndTag(() => {
          isInTitle = false
        })
      },
      text({ text }) {
        if (isInTitle) firsts.title = ((firsts.title ?? '') + text).slice(0, charsMax)
      },
    })
    .on('meta[content]', {
      element(element) {
        const names = [element.getAttribute('property'), element.getAttribute('name')]
        for (const key of new Set(names.map((name) => name?.trim().toLowerCase().slice(0, 100)))) {
          if (!key) continue
          if (tags.length < tagsMax) tags.push({ key, value: attributeOf(element, 'content'), isInBody })
          else leftOut += 1
        }
      },
    })
    .on('base[href]', {
      element(element) {
        firsts.base ??= URL.parse(attributeOf(element, 'href'), url)?.href ?? null
      },
    })
    .on('link[rel][href]', {
      element(element) {
        const relations = (element.getAttribute('rel') ?? '').toLowerCase().split(/\s+/)
        if (relations.includes('canonical')) firsts.canonical ??= attributeOf(element, 'href')
      },
    })
  for (const name of bodyElements)
    rewriter.on(name, {
      element() {
        isInBody = true
      },
    })
  await rewriter.transform(new Response(html)).text()
  const { title, canonical } = firsts
  const base = firsts.base ?? url
  return {
    title: title === null ? null : oneLine(decodeHTML(title)),
    base,
    tags,
    canonical: canonical === null ? null : (URL.parse(canonical, base)?.href ?? null),
    gaps: leftOut > 0 ? [pageProblems.tooManyTags(tagsMax)] : [],
  }
}

function attributeOf(element: Element, name: string): string {
  return oneLine(decodeHTMLAttribute(element.getAttribute(name) ?? ''))
}

function oneLine(text: string): string {
  return collapseSpaces(text).slice(0, charsMax)
}
