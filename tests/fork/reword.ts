import { parseSync } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isProse = (text: string) =>
  /\p{L}{2,}[,:;.]? \p{L}/u.test(text) && !/^(\/|#|https?:|M[\d ]|noindex)/.test(text)

const marks: Record<string, string> = { a: 'ā', e: 'ē', i: 'ī', o: 'ō', u: 'ū' }

const markVowels = (text: string) => text.replace(/[aeiou]/g, (vowel) => marks[vowel] ?? vowel)

export function rewordContent(source: string): string {
  const proseRanges: { start: number; end: number }[] = []
  visit(parseSync('content.ts', source).program as unknown as Node, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string' && isProse(node.value))
      proseRanges.push(node)
    if (node.type === 'TemplateLiteral') {
      const parts = node.quasis as Node[]
      if (isProse(parts.map(({ start, end }) => source.slice(start, end)).join(' ')))
        proseRanges.push(...parts)
    }
  })
  return proseRanges
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end }) => text.slice(0, start) + markVowels(text.slice(start, end)) + text.slice(end),
      source,
    )
}

function visit(node: Node, act: (node: Node) => void): void {
  if (node.type.startsWith('TS') && node.type !== 'TSAsExpression' && node.type !== 'TSSatisfiesExpression')
    return
  if (node.type === 'ImportDeclaration') return
  act(node)
  for (const [name, value] of Object.entries(node)) {
    if (name === 'key' || (name === 'property' && node.type === 'MemberExpression')) continue
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, act)
    }
  }
}
