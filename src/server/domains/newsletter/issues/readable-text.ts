import type { Token } from 'markdown-it'

export function readableText(tokens: readonly Token[]): string {
  const blocks: { text: string; part: number | null }[] = []
  const lists: { isOrdered: boolean; number: number; bulletChars: number }[] = []
  let part = 0
  let quotes = 0
  let bullet = ''
  let row: string[] | null = null
  let isTight = false

  const add = (text: string, isRow = false) => {
    if (text.trim() === '') return
    const indent = '  '.repeat(Math.max(0, lists.length - 1))
    const hanging = indent + ' '.repeat(lists.at(-1)?.bulletChars ?? bullet.length)
    const quote = '> '.repeat(quotes)
    const lines = text
      .split('\n')
      .map((line, index) => `${quote}${index === 0 && bullet ? indent + bullet : hanging}${line}`)
    const isJoined = isRow || (isTight && lists.length > 0)
    blocks.push({ text: lines.join('\n'), part: isJoined ? part : null })
    bullet = ''
  }

  for (const token of tokens) {
    if (token.type === 'table_open') part += 1
    else if (token.type === 'bullet_list_open' || token.type === 'ordered_list_open') {
      if (lists.length === 0) part += 1
      lists.push({
        isOrdered: token.type === 'ordered_list_open',
        number: Number(token.attrGet('start') ?? 1),
        bulletChars: 0,
      })
    } else if (token.type === 'bullet_list_close' || token.type === 'ordered_list_close') lists.pop()
    else if (token.type === 'list_item_open') {
      const list = lists.at(-1)
      bullet = list?.isOrdered ? `${list.number++}. ` : '- '
      if (list) list.bulletChars = bullet.length
    } else if (token.type === 'blockquote_open') quotes += 1
    else if (token.type === 'blockquote_close') quotes -= 1
    else if (token.type === 'tr_open') row = []
    else if (token.type === 'tr_close') {
      add((row ?? []).join(' | '), true)
      row = null
    } else if (token.type === 'footnote_open') {
      bullet = `[${Number(token.meta?.id) + 1}] `
    } else if (token.type === 'paragraph_open') isTight = token.hidden
    else if (token.type === 'hr') add('---')
    else if (token.type === 'fence' || token.type === 'code_block')
      add(token.content.trimEnd().replace(/^/gm, '    '))
    else if (token.type === 'inline') {
      const text = inlineText(token.children ?? [])
      if (row) row.push(text)
      else add(text)
    }
  }
  return blocks
    .map(({ text, part }, index) => {
      const isOfOnePart = part !== null && blocks[index - 1]?.part === part
      return index === 0 ? text : `${isOfOnePart ? '\n' : '\n\n'}${text}`
    })
    .join('')
}

function inlineText(children: readonly Token[]): string {
  let text = ''
  const links: { address: string; from: number }[] = []
  for (const token of children) {
    if (token.type === 'text' || token.type === 'code_inline') text += token.content
    else if (token.type === 'softbreak') text += ' '
    else if (token.type === 'hardbreak') text += '\n'
    else if (token.type === 's_open' || token.type === 's_close') text += '~~'
    else if (token.type === 'footnote_ref') text += ` [${Number(token.meta?.id) + 1}]`
    else if (token.type === 'image') text += `[${String(token.attrGet('alt') ?? '')}]`
    else if (token.type === 'link_open')
      links.push({ address: String(token.attrGet('href') ?? ''), from: text.length })
    else if (token.type === 'link_close') {
      const link = links.pop()
      if (link && text.slice(link.from) !== link.address) text += ` (${link.address})`
    }
  }
  return text.trim()
}
