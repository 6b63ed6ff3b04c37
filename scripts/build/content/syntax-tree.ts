export interface SyntaxNode {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const nodesIn = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : [])

export function visit(value: unknown, see: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const entry of value) visit(entry, see)
  if (!isNode(value)) return
  see(value)
  for (const child of Object.values(value)) visit(child, see)
}

export function wordsOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return undefined
  return nodesIn(node.quasis)
    .map(({ value }) => cookedOf(value))
    .join(' … ')
}

export const cookedOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
