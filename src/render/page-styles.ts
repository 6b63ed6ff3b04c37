import { decodeEntities } from './decode-entities.ts'
import { foldProperties } from './fold-properties.ts'

export type Need = string | readonly (readonly Need[])[]

export type StyleBody = readonly (string | readonly [property: string, declaration: string])[]

export type StylePart =
  | string
  | StyleBody[number]
  | { selectors: readonly (readonly [selector: string, needs: readonly Need[]])[]; body: StyleBody }
  | { around: string; parts: readonly StylePart[] }
  | { property: string; text: string }
  | { keyframes: string; text: string }
  | { fontFamily: string; codePoints: readonly (readonly [first: number, last: number])[]; text: string }

/** Menus are closed when a page opens: their rules are in a sheet that pages share (menuStyles). */
const isOfMenus = (selector: string) =>
  /\.(menu-(panel|entry|sheet)|sheet-(scroll|group|link)|works-chip)\b/.test(selector)

const marksSetLater = ['html', 'head', 'body', '.high-contrast']

export function pageStyles(parts: readonly StylePart[], html: string): string {
  const has = marksOf(html)
  const needed = parts.flatMap((part) => pick(part, (need) => isMet(need, has)))
  const picked = foldProperties(needed, html)
  const { text, used } = usedProperties(picked, html)
  const codePoints = new Set(
    Array.from(html.replace(/<[^>]*>/g, ''), (character) => character.codePointAt(0) ?? 0),
  )
  return picked.map((part) => write(part, { used, text, codePoints })).join('')
}

/** Returns the rules of the menus with the custom properties that these use. */
export function menuStyles(parts: readonly StylePart[]): string {
  const picked = parts.flatMap(pickForMenus)
  const { text, used } = usedProperties(picked, '')
  return picked.map((part) => write(part, { used, text, codePoints: new Set() })).join('')
}

function pickForMenus(part: StylePart): StylePart[] {
  if (typeof part !== 'object' || 'fontFamily' in part) return []
  if ('around' in part) {
    const parts = part.parts.flatMap(pickForMenus)
    return parts.length > 0 ? [{ around: part.around, parts }] : []
  }
  if (!('selectors' in part)) return [part]
  const selectors = part.selectors.filter(([selector]) => isOfMenus(selector))
  if (selectors.length > 0) return [{ selectors, body: part.body }]
  const ofDocument = part.selectors.filter(([, needs]) => needs.every((need) => isSetLater(need)))
  const properties = part.body.filter((declaration) => typeof declaration !== 'string')
  return ofDocument.length > 0 && properties.length > 0 ? [{ selectors: ofDocument, body: properties }] : []
}

const isSetLater = (need: Need) => typeof need === 'string' && marksSetLater.includes(need)

const isMet = (need: Need, has: (mark: string) => boolean): boolean =>
  typeof need === 'string' ? has(need) : need.some((needs) => needs.every((each) => isMet(each, has)))

function marksOf(html: string): (mark: string) => boolean {
  const marks = new Set(marksSetLater)
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) marks.add(name.toLowerCase())
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of decodeEntities(names).split(/\s+/)) marks.add(`.${name}`)
  }
  for (const [, id = ''] of html.matchAll(/ id="([^"]*)"/g)) marks.add(`#${decodeEntities(id)}`)
  const attributes = new Map<string, boolean>()
  const hasAttribute = (name: string) => {
    const known = attributes.get(name)
    if (known !== undefined) return known
    const isThere = new RegExp(` ${name}[ =>]`, 'i').test(html)
    attributes.set(name, isThere)
    return isThere
  }
  return (mark) => (mark.startsWith('[') ? hasAttribute(mark.slice(1)) : marks.has(mark))
}

function pick(part: StylePart, isMet: (need: Need) => boolean): StylePart[] {
  if (typeof part !== 'object') return [part]
  if ('around' in part) {
    const parts = part.parts.flatMap((child) => pick(child, isMet))
    return parts.length > 0 ? [{ around: part.around, parts }] : []
  }
  if ('selectors' in part) {
    const selectors = part.selectors.filter(([selector, needs]) => !isOfMenus(selector) && needs.every(isMet))
    return selectors.length > 0 ? [{ selectors, body: part.body }] : []
  }
  return [part]
}

function usedProperties(
  parts: readonly StylePart[],
  html: string,
): { used: ReadonlySet<string>; text: string } {
  const declared = new Map<string, string>()
  let text = ''
  const read = (part: StylePart) => {
    if (typeof part === 'string') text += part
    else if ('around' in part) part.parts.forEach(read)
    else if ('body' in part) part.body.forEach(read)
    else if ('keyframes' in part) text += part.text.slice(part.text.indexOf('{'))
    else if (!('text' in part)) declared.set(part[0], `${declared.get(part[0]) ?? ''}${part[1]}`)
  }
  parts.forEach(read)
  const used = new Set(namesIn(text + html))
  for (const name of used) {
    const declarations = declared.get(name) ?? ''
    text += declarations
    for (const inner of namesIn(declarations)) used.add(inner)
  }
  return { used, text }
}

const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name)

interface Page {
  used: ReadonlySet<string>
  text: string
  codePoints: ReadonlySet<number>
}

function write(part: StylePart, page: Page): string {
  if (typeof part === 'string') return part
  if ('around' in part) return block(part.around, part.parts, page)
  if ('selectors' in part) return block(part.selectors.map(([selector]) => selector).join(), part.body, page)
  if ('property' in part) return page.used.has(part.property) ? part.text : ''
  if ('keyframes' in part) return new RegExp(`\\b${part.keyframes}\\b`).test(page.text) ? part.text : ''
  if ('fontFamily' in part) return showsFont(part, page) ? part.text : ''
  return page.used.has(part[0]) ? part[1] : ''
}

function block(opening: string, parts: readonly StylePart[], page: Page): string {
  const content = parts.map((part) => write(part, page)).join('')
  return content && `${opening}{${content.replace(/;$/, '')}}`
}

function showsFont(
  { fontFamily, codePoints }: Extract<StylePart, { fontFamily: string }>,
  page: Page,
): boolean {
  if (!page.text.includes(fontFamily)) return false
  for (const point of page.codePoints) {
    if (codePoints.some(([first, last]) => point >= first && point <= last)) return true
  }
  return false
}
