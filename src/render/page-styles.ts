import { coverProperties } from '#shared/drawings.ts'

export function pageStyles(parts: readonly StylePart[], page: MarkedPage): string {
  const [isMetByWhole, isMetByFirst] = [metBy(page.whole), metBy(page.first)]
  const inline = keep(parts, (selector) => {
    if (selector[2] === 'page') return false
    return selector[2] === 'later' ? isMetByFirst(selector) : isMetByWhole(selector)
  })
  return writeStyles(inline, page.html)
}

export const metBy =
  (marks: Marks) =>
  ([, needs]: Selector): boolean =>
    needs.every((need) => isMet(need, marks))

/** Returns whether the shared sheet has every rule that a page's elements with `data-later` need. */
export function hasLaterPart(parts: readonly StylePart[], page: MarkedPage): boolean {
  const isOfLater = laterIn(page)
  return !someSelector(parts, (selector) => !selector[2] && isOfLater(selector))
}

export function laterIn({ whole, first, later }: MarkedPage): (selector: Selector) => boolean {
  const [isMetByWhole, isMetByFirst, isMetByLater] = [metBy(whole), metBy(first), metBy(later)]
  return (selector) =>
    !isForEveryPage(selector) &&
    (isMetByLater(selector) || (isMetByWhole(selector) && !isMetByFirst(selector)))
}

const isForEveryPage = ([, needs]: Selector): boolean =>
  needs.every((need) => typeof need === 'string' && marksSetLater.includes(need))

const someSelector = (parts: readonly StylePart[], isMet: (selector: Selector) => boolean): boolean =>
  parts.some((part) => {
    if (typeof part !== 'object') return false
    if ('around' in part) return someSelector(part.parts, isMet)
    return 'selectors' in part && part.selectors.some(isMet)
  })

export function keep(parts: readonly StylePart[], isKept: (selector: Selector) => boolean): StylePart[] {
  return parts.flatMap((part): StylePart[] => {
    if (typeof part !== 'object') return [part]
    if ('around' in part) {
      const inner = keep(part.parts, isKept)
      return inner.length > 0 ? [{ around: part.around, parts: inner }] : []
    }
    if (!('selectors' in part)) return [part]
    const selectors = part.selectors.filter(isKept)
    return selectors.length > 0 ? [{ selectors, body: part.body }] : []
  })
}

export function writeStyles(parts: readonly StylePart[], html: string): string {
  const { text, usedNames } = usedProperties(parts, html)
  return parts.map((part) => write(part, { usedNames, text })).join('')
}

const isMet = (need: Need, marks: Marks): boolean =>
  typeof need === 'string' ? marks.has(need) : need.some((needs) => needs.every((each) => isMet(each, marks)))

function usedProperties(
  parts: readonly StylePart[],
  html: string,
): { usedNames: ReadonlySet<string>; text: string } {
  const declarationsByName = new Map<string, string>()
  let text = ''
  const read = (part: StylePart) => {
    if (typeof part === 'string') text += part
    else if ('around' in part) part.parts.forEach(read)
    else if ('body' in part) part.body.forEach(read)
    else if ('keyframes' in part) text += part.text.slice(part.text.indexOf('{'))
    else if (!('text' in part))
      declarationsByName.set(part[0], `${declarationsByName.get(part[0]) ?? ''}${part[1]}`)
  }
  parts.forEach(read)
  const usedNames = new Set([...namesIn(text + html), ...coverProperties])
  for (const name of usedNames) {
    const declarations = declarationsByName.get(name) ?? ''
    text += declarations
    for (const inner of namesIn(declarations)) usedNames.add(inner)
  }
  return { usedNames, text }
}

export const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name)

interface Page {
  usedNames: ReadonlySet<string>
  text: string
}

function write(part: StylePart, page: Page): string {
  if (typeof part === 'string') return part
  if ('around' in part) return block(part.around, part.parts, page)
  if ('selectors' in part) return block(part.selectors.map(([selector]) => selector).join(), part.body, page)
  if ('property' in part) return page.usedNames.has(part.property) ? part.text : ''
  if ('keyframes' in part) return new RegExp(`\\b${part.keyframes}\\b`).test(page.text) ? part.text : ''
  if ('fontFamily' in part) return page.text.includes(part.fontFamily) ? part.text : ''
  return page.usedNames.has(part[0]) ? part[1] : ''
}

function block(opening: string, parts: readonly StylePart[], page: Page): string {
  const content = parts.map((part) => write(part, page)).join('')
  return content && `${opening}{${content.replace(/;$/, '')}}`
}

export type Need = string | readonly (readonly Need[])[]

/** With `sheet`, the shared sheet also has the rule: for the whole page, or for the elements with `data-later`. */
export type Selector = readonly [text: string, needs: readonly Need[], sheet?: 'page' | 'later']

export type StyleBody = readonly (string | readonly [property: string, declaration: string])[]

export type StylePart =
  | string
  | StyleBody[number]
  | { selectors: readonly Selector[]; body: StyleBody }
  | { around: string; parts: readonly StylePart[] }
  | { property: string; text: string }
  | { keyframes: string; text: string }
  | { fontFamily: string; isSubset: boolean; text: string }

/** What elements have that selectors can require: tag names, `.class`, `#id`, `[attribute` and `[attribute="word"`. */
export type Marks = ReadonlySet<string>

export interface MarkedPage {
  html: string
  whole: Marks
  first: Marks
  later: Marks
}

export const marksSetLater = ['html', 'head', 'body', '.high-contrast']

const tag = /<([a-z][\w-]*)((?:[^<>"]|"[^"]*")*)/gi
const attribute = /\s([\w:-]+)(?:="(?:([\w-]*)"|([^"]*)"))?/g

export function markPage(html: string): MarkedPage {
  const parts = splitLaterParts(html)
  const [first, later] = [marksOf(parts.first), marksOf(parts.later)]
  return { html, whole: new Set([...first, ...later]), first, later }
}

export const withoutLaterPart = ({ html, whole }: MarkedPage): MarkedPage => ({
  html: html.replaceAll(/ data-later="\w+"/g, ''),
  whole,
  first: whole,
  later: new Set(marksSetLater),
})

export function marksOf(html: string): Marks {
  const marks = new Set(marksSetLater)
  const knownTags = new Set<string>()
  for (const [whole, name = '', attributes = ''] of html.matchAll(tag)) {
    if (knownTags.has(whole)) continue
    knownTags.add(whole)
    marks.add(name.toLowerCase())
    addAttributes(marks, attributes)
  }
  return marks
}

function addAttributes(marks: Set<string>, attributes: string): void {
  for (const [, writtenName = '', word, text = ''] of attributes.matchAll(attribute)) {
    const name = writtenName.toLowerCase()
    marks.add(`[${name}`)
    if (word !== undefined) marks.add(`[${name}="${word}"`)
    if (name === 'id') marks.add(`#${word ?? decodeEntities(text)}`)
    if (name !== 'class') continue
    for (const each of (word ?? decodeEntities(text)).split(/\s+/)) marks.add(`.${each}`)
  }
}

const mark = ' data-later="'
const opening = /<([a-z][a-z0-9]*)\b[^<>]*$/

export function splitLaterParts(html: string): { first: string; later: string } {
  let first = ''
  let later = ''
  let at = 0
  for (let markAt = html.indexOf(mark); markAt >= 0; markAt = html.indexOf(mark, Math.max(at, markAt + 1))) {
    const start = html.lastIndexOf('<', markAt)
    const name = opening.exec(html.slice(start, markAt))?.[1]
    if (name === undefined) continue
    const end = endOf(html, start, name)
    first += html.slice(at, start)
    later += html.slice(start, end)
    at = end
  }
  return { first: first + html.slice(at), later }
}

function endOf(html: string, from: number, name: string): number {
  const tags = new RegExp(`<(/?)${name}\\b[^<>]*>`, 'g')
  tags.lastIndex = from
  let depth = 0
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return tags.lastIndex
  }
  return html.length
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    : text
