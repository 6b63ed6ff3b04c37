import type { Token } from 'markdown-it'
import { postPartTexts } from '#content/interface/post-parts.ts'
import { plainText } from './plain-text.ts'

export function shapeTables(tokens: readonly Token[]): void {
  let count = 0
  let table: Token | undefined
  let columns: string[] = []
  tokens.forEach((token, index) => {
    if (token.type === 'table_open') {
      table = token
      columns = []
    } else if (token.type === 'thead_close' && table) {
      count += 1
      table.meta = { label: postPartTexts.tableLabel(count, columns.filter(Boolean)) }
    } else if (token.type === 'th_open' || token.type === 'td_open') {
      const alignment = /^text-align:(right|center)$/.exec(String(token.attrGet('style') ?? ''))
      token.attrs = alignment ? [['class', `align-${alignment[1]}`]] : null
      if (token.type === 'th_open') {
        token.attrSet('scope', 'col')
        columns.push(plainText(tokens[index + 1]?.children ?? []).trim())
      }
    }
  })
}
