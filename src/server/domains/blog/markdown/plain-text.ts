import type { Token } from 'markdown-it'

export function plainText(children: readonly Token[], withAlternatives = true): string {
  let text = ''
  for (const token of children) {
    if (token.type === 'text' || token.type === 'code_inline') text += token.content
    else if (token.type === 'softbreak' || token.type === 'hardbreak') text += ' '
    else if (token.type === 'image' && withAlternatives) text += plainText(token.children ?? [])
  }
  return text
}

export function searchTextOf(tokens: readonly Token[]): string {
  const lines: string[] = []
  for (const token of tokens) {
    if (token.type === 'inline') lines.push(plainText(token.children ?? []))
    else if (token.type === 'fence' || token.type === 'code_block') lines.push(token.content)
  }
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
