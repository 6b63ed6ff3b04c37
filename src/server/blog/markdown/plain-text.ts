import type { Token } from 'markdown-it'

/**
 * The words of one inline run as a reader sees them: no markup, no footnote numbers, a line break as a space.
 * @param withAlternatives also the alternative text of pictures, for places where no picture can stand
 */
export function plainText(children: readonly Token[], withAlternatives = true): string {
  let text = ''
  for (const token of children) {
    if (token.type === 'text' || token.type === 'code_inline') text += token.content
    else if (token.type === 'softbreak' || token.type === 'hardbreak') text += ' '
    else if (token.type === 'image' && withAlternatives) text += plainText(token.children ?? [])
  }
  return text
}

/**
 * The words of a whole article for the search: a line per paragraph, cell or block of code, footnotes and
 * alternative texts with them, no markup.
 */
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
