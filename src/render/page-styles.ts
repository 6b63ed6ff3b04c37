import { coverProperties } from '#shared/cover-figures.ts'
import { foldProperties } from './fold-properties.ts'
import { type MarkedPage, type Marks, marksSetLater } from './page-marks.ts'
import type { Need, Selector, StylePart } from './style-parts.ts'

export function pageStyles(parts: readonly StylePart[], page: MarkedPage): string {
  const { html } = page
  const isMetByFirst = metBy(page.first)
  const pageParts = keep(parts, metBy(page.whole))
  const inline = keep(
    pageParts,
    (selector) => !selector[2] || (selector[2] === 'later' && isMetByFirst(selector)),
  )
  return writeStyles(foldProperties(inline, { pageParts, html }), html)
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
