import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'
import type { Need, StyleBody, StylePart } from '#render/page-styles.ts'

export function splitStyles(css: string): StylePart[] {
  return joinTexts((postcss.parse(css).nodes ?? []).flatMap(cut))
}

function cut(node: ChildNode): StylePart[] {
  if (node.type === 'comment') return []
  if (node.type === 'decl') return [...cutBody([node])]
  if (node.type === 'rule') return cutRule(node)
  if (!node.nodes) return [`${node.toString()};`]
  if (node.name.endsWith('keyframes')) return [{ keyframes: node.params, text: textOf(node) }]
  if (node.name === 'property') return [{ property: node.params, text: textOf(node) }]
  if (node.name === 'font-face') return [cutFontFace(node)]
  if (isSafeUnwrapped(node)) return node.nodes.flatMap(cut)
  return [{ around: `@${node.name} ${node.params}`, parts: joinTexts(node.nodes.flatMap(cut)) }]
}

const textOf = (node: AtRule) =>
  node
    .toString()
    .replace(/;\s*(?=\})/g, '')
    .replace(/\s+\{/, '{')

function cutRule(rule: Rule): StylePart[] {
  const selectors = rule.selectors
    .filter((selector) => selector !== ':host')
    .map((selector) => [selector, needsOf(selector)] as const)
  return [{ selectors, body: cutBody(rule.nodes) }]
}

function cutBody(nodes: readonly ChildNode[]): StyleBody {
  const body: (string | readonly [name: string, declaration: string])[] = []
  let previous = ''
  for (const node of nodes) {
    const text = `${withoutSpaces(node.toString())};`
    if (text === previous) continue
    previous = text
    const last = body.at(-1)
    if (node.type === 'decl' && node.prop.startsWith('--')) body.push([node.prop, text])
    else if (typeof last === 'string') body[body.length - 1] = last + text
    else body.push(text)
  }
  return body
}

const withoutSpaces = (text: string): string =>
  text.replace(/("[^"]*"|'[^']*')|,\s+/g, (_, quotedText?: string) => quotedText ?? ',')

/** A browser without `color-mix()` skips the declaration by itself, unless a custom property holds it. */
function isSafeUnwrapped(node: AtRule): boolean {
  if (node.name !== 'supports' || !/^\(color: ?color-mix\(in lab, ?red, ?red\)\)$/.test(node.params))
    return false
  let isSafe = true
  node.walkDecls(/^--/, () => {
    isSafe = false
  })
  return isSafe
}

function cutFontFace(node: AtRule): StylePart {
  let fontFamily = ''
  let isSubset = false
  node.walkDecls(({ prop, value }) => {
    if (prop === 'font-family') fontFamily = value.replace(/^(["'])(.*)\1$/, '$2')
    if (prop === 'unicode-range') isSubset = true
  })
  return { fontFamily, isSubset, text: textOf(node) }
}

function joinTexts(parts: readonly StylePart[]): StylePart[] {
  const joinedParts: StylePart[] = []
  for (const part of parts) {
    const last = joinedParts.at(-1)
    if (typeof part === 'string' && typeof last === 'string')
      joinedParts[joinedParts.length - 1] = last + part
    else joinedParts.push(part)
  }
  return joinedParts
}

/** The browser or the boot script sets these. When React sets others, the whole sheet applies. */
const isSetLater = (name: string) =>
  /^(open|hidden|aria-(checked|current|expanded|pressed|selected)|data-(scrolled|signed-in|app-failed|closed|subset))$/.test(
    name,
  )

const inputOfType = (...types: string[]): Need => types.map((type) => [`[type="${type}"`])
const formControls: Need = [['input'], ['select'], ['textarea']]

const needsOfPseudo: readonly (readonly [name: RegExp, need: Need])[] = [
  [/^-webkit-(date|calendar)/, inputOfType('date', 'datetime-local', 'month', 'time', 'week')],
  [/^-webkit-(inner|outer)-spin/, inputOfType('number')],
  [/^-webkit-search/, inputOfType('search')],
  [/^file-selector-button$/, inputOfType('file')],
  [/^placeholder$/, '[placeholder'],
  [/^-moz-ui-invalid$/, formControls],
  [/^disabled$/, '[disabled'],
  [/^details-content$/, 'details'],
  [/^-webkit-details-marker$/, 'summary'],
]

const names = String.raw`(?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+`
const token = new RegExp(
  String.raw`(?<prefix>::?|[.#]|\[\s*|)(?<name>${names})(?<rest>\s*[~|^$*]?=[^\]]*\]|\s*\]|)|\*|[\s>+~,&]`,
  'giy',
)

/**
 * Returns what a document needs for a selector to match in it: tag names, `.class`, `#id` and `[attribute`.
 * `:not()` and functions that count require nothing.
 */
export function needsOf(selector: string): Need[] {
  const needs: Need[] = []
  let at = 0
  while (at < selector.length) {
    token.lastIndex = at
    const match = token.exec(selector)
    if (!match) throw new Error(`Cannot read the selector ${selector} from ${selector.slice(at)}`)
    at = token.lastIndex
    const { prefix = '', name } = match.groups ?? {}
    if (name === undefined) continue
    const plain = unescapeName(name)
    if (prefix.startsWith('['))
      needs.push(...(isSetLater(plain) ? [] : [`[${plain}${exactValue(match.groups?.rest)}`]))
    else if (prefix === '.' || prefix === '#') needs.push(prefix + plain)
    else if (prefix === '') needs.push(plain.toLowerCase())
    else {
      const need = needsOfPseudo.find(([pattern]) => pattern.test(plain))?.[1]
      if (need) needs.push(need)
      if (selector[at] === '(') {
        const end = closingParenthesis(selector, at)
        needs.push(...needsOfFunction(plain, selector.slice(at + 1, end)))
        at = end + 1
      }
    }
  }
  return needs
}

function exactValue(rest = ''): string {
  const value = /^\s*=\s*(["']?)([\w-]+)\1\s*\]$/.exec(rest)?.[2]
  return value === undefined ? '' : `="${value}"`
}

function needsOfFunction(name: string, content: string): Need[] {
  if (!['is', 'where', 'has', 'host'].includes(name)) return []
  const alternatives = splitSelectors(content).map(needsOf)
  const [first] = alternatives
  if (alternatives.some((needs) => needs.length === 0)) return []
  return alternatives.length === 1 && first ? first : [alternatives]
}

function splitSelectors(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const char of list) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (char === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts
}

function closingParenthesis(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '(') depth += 1
    else if (text[at] === ')') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  throw new Error(`The selector ${text} has an open parenthesis.`)
}

const unescapeName = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, hex?: string, char?: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (char ?? ''),
  )
