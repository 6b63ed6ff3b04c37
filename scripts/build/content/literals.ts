import { parseSync } from 'vite'
import { cookedOf, isNode, type SyntaxNode } from './syntax-tree.ts'

export interface Literal {
  text: string
  line: number
}

export function literalsIn(source: string, skips: (node: SyntaxNode) => boolean = () => false): Literal[] {
  const literals: Literal[] = []
  const add = (node: SyntaxNode, text: string) =>
    literals.push({ text, line: source.slice(0, node.start).split('\n').length })
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
