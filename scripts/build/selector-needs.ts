import type { Need } from '#render/style-parts.ts'

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
