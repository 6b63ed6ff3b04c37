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
