import { decodeEntities, type Need, type StylePart } from './page-styles.ts'

interface StyledHtml {
  styles: string
  html: string
}

const classAttribute = /(<[a-z][^<>]*? class=")([^"]*)"/gi
const classSelector = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[a-z_-])(?:\\[0-9a-f]{1,6} ?|\\.|[\w-])*)/gi

export type ShortNames = Readonly<Record<string, string>>

export const shortenClasses = (names: ShortNames, { styles, html }: StyledHtml): StyledHtml => ({
  html: html.replace(classAttribute, (_, before: string, text: string) => {
    const classes = text.split(' ').map((name) => names[decodeEntities(name)] ?? name)
    return `${before}${classes.join(' ')}"`
  }),
  styles: shortenSelectors(names, styles),
})

export const shortenSelectors = (names: ShortNames, styles: string): string =>
  styles.replace(classSelector, (whole, name: string) => {
    const short = names[withoutEscapes(name)]
    return short ? `.${short}` : whole
  })

export function shortNamesOf(parts: readonly StylePart[], bodies: readonly string[]): ShortNames {
  const { knownNames, utilities } = classesOf(parts)
  const counts = new Map<string, number>()
  for (const [, , text = ''] of bodies.join('').matchAll(classAttribute)) {
    for (const name of namesIn(text)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const free = freeNames((name) => knownNames.has(name) || counts.has(name))
  const byUse = [...utilities].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
  return Object.fromEntries(byUse.map((name) => [name, free()]))
}

const namesIn = (text: string): string[] => decodeEntities(text).split(/\s+/)

/** Elements that React adds match their ancestors and siblings by these names, so they are not shortened. */
const mark = /^(group|peer|high-contrast)(\/|$)/

function classesOf(parts: readonly StylePart[]): { knownNames: Set<string>; utilities: Set<string> } {
  const utilities = new Set<string>()
  const knownNames = new Set<string>()
  for (const part of parts) {
    collect(part, knownNames)
    if (typeof part === 'object' && 'around' in part && part.around === '@layer utilities')
      collect(part, utilities)
  }
  for (const name of utilities) if (mark.test(name)) utilities.delete(name)
  return { knownNames, utilities }
}

function collect(part: StylePart, names: Set<string>): void {
  if (typeof part !== 'object') return
  if ('around' in part) for (const child of part.parts) collect(child, names)
  if ('selectors' in part) for (const [, needs] of part.selectors) collectNeeds(needs, names)
}

function collectNeeds(needs: readonly Need[], names: Set<string>): void {
  for (const need of needs) {
    if (typeof need !== 'string') for (const each of need) collectNeeds(each, names)
    else if (need.startsWith('.')) names.add(need.slice(1))
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

function freeNames(isTaken: (name: string) => boolean): () => string {
  let count = 0
  return function next(): string {
    const [first, second] = [Math.floor(count / letters.length), count % letters.length]
    count += 1
    const name = `${first ? letters[first - 1] : ''}${letters[second]}`
    return isTaken(name) ? next() : name
  }
}

const withoutEscapes = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, hex?: string, char?: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (char ?? ''),
  )
