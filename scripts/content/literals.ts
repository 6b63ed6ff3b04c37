import { parseSync } from 'vite'

export interface Literal {
  text: string
  line: number
}

export interface SyntaxNode {
  type: string
  [field: string]: unknown
}

export function literalsIn(source: string, skips: (node: SyntaxNode) => boolean = () => false): Literal[] {
  const literals: Literal[] = []
  const add = (node: SyntaxNode, text: string) =>
    literals.push({ text, line: source.slice(0, Number(node.start)).split('\n').length })
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const entry of value) visit(entry)
    else if (isNode(value) && !skips(value)) {
      if (value.type === 'Literal' && typeof value.value === 'string') add(value, value.value)
      if (value.type === 'JSXText' && typeof value.value === 'string') add(value, value.value)
      if (value.type === 'TemplateElement') add(value, cookedOf(value.value))
      for (const entry of Object.values(value)) visit(entry)
    }
  }
  visit(parseSync('source.tsx', source).program)
  return literals
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const cookedOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
