export interface SyntaxNode {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const nodesIn = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** Calls `see` for every node in `value`, a node or a list of nodes, parents before children. */
export function visit(value: unknown, see: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const entry of value) visit(entry, see)
  if (!isNode(value)) return
  see(value)
  for (const child of Object.values(value)) visit(child, see)
}

/** Returns the text of a literal, or of a template with an ellipsis for each value. */
export function wordsOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return undefined
  return nodesIn(node.quasis)
    .map(({ value }) => cookedOf(value))
    .join(' … ')
}

export const cookedOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
