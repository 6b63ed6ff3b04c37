import { parseSync } from 'vite'
import { isNode, nodesIn, type SyntaxNode } from '../../scripts/build/content/syntax-tree.ts'

export function emptyLists(source: string, places: readonly string[]): string {
  const values = new Map<string, SyntaxNode>()
  for (const statement of nodesIn(parseSync('content.ts', source).program.body)) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement
    for (const { id, init } of nodesIn(declaration.declarations))
      if (isNode(init)) values.set(nameOf(id), init)
  }
  const listRanges = new Map<number, number>()
  const visit = (expression: unknown, [next, ...rest]: readonly string[]): void => {
    const node = resolvedNode(expression, values)
    if (!node) return
    if (next === undefined) {
      if (node.type === 'ArrayExpression') listRanges.set(node.start + 1, node.end - 1)
    } else if (node.type === 'ArrayExpression') {
      for (const entry of nodesIn(node.elements)) visit(entry, rest)
    } else if (node.type === 'ObjectExpression') {
      for (const { key, value } of nodesIn(node.properties))
        if (next === '*' || nameOf(key) === next) visit(value, rest)
    }
  }
  for (const place of places) {
    const [name = '', ...path] = place.replaceAll('[*]', '.*').split('.')
    visit(values.get(name), path)
  }
  return [...listRanges]
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), source)
}

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name) : '')

function resolvedNode(node: unknown, values: ReadonlyMap<string, SyntaxNode>): SyntaxNode | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return resolvedNode(node.expression, values)
  return node.type === 'Identifier' ? resolvedNode(values.get(nameOf(node)), values) : node
}
