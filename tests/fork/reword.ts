import { parseSync } from 'vite'
import { isNode, nodesIn, type SyntaxNode } from '../../scripts/build/content/syntax-tree.ts'

const isProse = (text: string) =>
  /\p{L}{2,}[,:;.]? \p{L}/u.test(text) && !/^(\/|#|https?:|M[\d ]|noindex)/.test(text)

const marks: Record<string, string> = { a: 'ā', e: 'ē', i: 'ī', o: 'ō', u: 'ū' }

const markVowels = (text: string) => text.replace(/[aeiou]/g, (vowel) => marks[vowel] ?? vowel)

export function rewordContent(source: string): string {
  const proseRanges: { start: number; end: number }[] = []
  visit(parseSync('content.ts', source).program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string' && isProse(node.value))
      proseRanges.push(node)
    if (node.type === 'TemplateLiteral') {
      const parts = nodesIn(node.quasis)
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

function visit(value: unknown, act: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const entry of value) visit(entry, act)
  if (!isNode(value) || value.type === 'ImportDeclaration') return
  const { type } = value
  if (type.startsWith('TS') && type !== 'TSAsExpression' && type !== 'TSSatisfiesExpression') return
  act(value)
  for (const [name, child] of Object.entries(value)) {
    if (name !== 'key' && (name !== 'property' || type !== 'MemberExpression')) visit(child, act)
  }
}
