import { parseSync } from 'vite'

type Node = { type: string; start: number; end: number; [field: string]: unknown }

export function emptyLists(source: string, places: readonly string[]): string {
  const values = new Map<string, Node>()
  for (const statement of parseSync('content.ts', source).program.body as unknown as Node[]) {
    const declaration = (
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    ) as Node
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations as { id: { name: string }; init: Node }[])
      values.set(id.name, init)
  }
  const listRanges = new Map<number, number>()
  const visit = (expression: Node | undefined, [next, ...rest]: readonly string[]): void => {
    const node = resolvedNode(expression, values)
    if (!node) return
    if (next === undefined) {
      if (node.type === 'ArrayExpression') listRanges.set(node.start + 1, node.end - 1)
    } else if (node.type === 'ArrayExpression') {
      for (const entry of node.elements as Node[]) visit(entry, rest)
    } else if (node.type === 'ObjectExpression') {
      for (const { key, value } of node.properties as { key?: { name: string }; value: Node }[])
        if (next === '*' || key?.name === next) visit(value, rest)
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

function resolvedNode(node: Node | undefined, values: ReadonlyMap<string, Node>): Node | undefined {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
    return resolvedNode(node.expression as Node, values)
  if (node?.type === 'Identifier') return resolvedNode(values.get(String(node.name)), values)
  return node
}
