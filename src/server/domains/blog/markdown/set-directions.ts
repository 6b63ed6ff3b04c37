import type { Token } from 'markdown-it'
import { hasRightToLeftLetters, letterBalance } from '#shared/text-direction.ts'

type Direction = 'ltr' | 'rtl'

interface Block {
  token: Token
  balance: number
}

/**
 * Sets `dir` on each block whose direction differs from that of the block around it, the outermost being a page that
 * runs from left to right, and on the code in it, which always runs from left to right. A text without
 * right-to-left letters keeps its tokens as they are.
 * @returns the opening tokens of all blocks that run from right to left, also of those that inherit it
 */
export function setDirections(tokens: readonly Token[]): ReadonlySet<Token> {
  const rightToLeft = new Set<Token>()
  if (!tokens.some(({ content }) => hasRightToLeftLetters(content))) return rightToLeft
  const ownDirections = directionsOf(tokens)
  const around: Direction[] = ['ltr']
  for (const token of tokens) {
    const outer = around.at(-1) ?? 'ltr'
    if (token.nesting === 1) {
      // A marker on the other side of its list would stand in the margin of the page.
      const own = token.type === 'list_item_open' ? outer : (ownDirections.get(token) ?? outer)
      if (own !== outer) token.attrSet('dir', own)
      if (own === 'rtl') rightToLeft.add(token)
      around.push(own)
    } else if (token.nesting === -1) around.pop()
    else if (outer === 'rtl') keepCodeLeftToRight(token)
  }
  return rightToLeft
}

function directionsOf(tokens: readonly Token[]): Map<Token, Direction> {
  const directions = new Map<Token, Direction>()
  const open: Block[] = []
  for (const token of tokens) {
    if (token.nesting === 1) open.push({ token, balance: 0 })
    else if (token.type === 'inline') {
      const block = open.at(-1)
      if (block) block.balance += letterBalance(proseOf(token.children ?? []))
    } else if (token.nesting === -1) {
      const block = open.pop()
      if (!block) continue
      const outer = open.at(-1)
      if (outer) outer.balance += block.balance
      if (block.balance !== 0) directions.set(block.token, block.balance < 0 ? 'rtl' : 'ltr')
    }
  }
  return directions
}

const proseOf = (children: readonly Token[]): string =>
  children.map(({ type, content }) => (type === 'text' ? content : ' ')).join('')

function keepCodeLeftToRight(token: Token): void {
  const codes = token.type === 'inline' ? (token.children ?? []) : [token]
  for (const code of codes)
    if (['code_inline', 'code_block', 'fence'].includes(code.type)) code.attrSet('dir', 'ltr')
}
