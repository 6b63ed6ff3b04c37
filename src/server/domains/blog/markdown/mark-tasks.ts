import type { Token } from 'markdown-it'

export function markTasks(tokens: readonly Token[]): void {
  tokens.forEach((item, index) => {
    const paragraph = tokens[index + 1]
    const inline = tokens[index + 2]
    if (item.type !== 'list_item_open' || paragraph?.type !== 'paragraph_open') return
    const first = inline?.children?.[0]
    const mark = first?.type === 'text' ? /^\[([ xX])\]\s+/.exec(first.content) : null
    if (!first || !mark) return
    first.content = first.content.slice(mark[0].length)
    item.attrJoin('class', 'task')
    item.meta = { isDone: mark[1] !== ' ' }
  })
}
