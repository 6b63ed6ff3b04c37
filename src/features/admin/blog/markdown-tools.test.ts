import { expect, it } from 'vitest'
import { type MarkdownTool, markdownTools } from './markdown-tools.ts'

function use(tool: MarkdownTool, markedText: string): string {
  const start = markedText.indexOf('|')
  const end = markedText.lastIndexOf('|') - 1
  const text = markedText.replace('|', '').replace(/\|([^|]*)$/, '$1')
  const { from, to, insert, selectFrom, selectTo } = tool({ text, start, end })
  const next = text.slice(0, from) + insert + text.slice(to)
  return `${next.slice(0, selectFrom)}|${next.slice(selectFrom, selectTo)}|${next.slice(selectTo)}`
}

it.each([
  ['bold', 'a |word| here', 'a **|word|** here'],
  ['bold', 'a **|word|** here', 'a |word| here'],
  ['bold', 'a || here', 'a **|bold words|** here'],
  ['italic', '|x|', '*|x|*'],
  ['heading', 'one\nt|w|o\nthree', 'one\n|## two|\nthree'],
  ['heading', '|## two|', '|two|'],
  ['list', 'on|e\ntw|o', '|- one\n- two|'],
  ['list', '|- one\n- two|', '|one\ntwo|'],
  ['numbered', '|one\ntwo|', '|1. one\n2. two|'],
  ['quote', '||', '> ||'],
  ['link', 'see |this|', 'see [this](|https://|)'],
  ['code', 'a |b| c', 'a `|b|` c'],
  ['code', 'a\n|b\nc|\nd', 'a\n\n|```\nb\nc\n```|\n\nd'],
] as const)('%s turns %j into %j', (tool, before, after) => {
  expect(use(markdownTools[tool], before)).toBe(after)
})

it.each([
  ['italic', 'a **|word|** here', 'a ***|word|*** here'],
  ['italic', 'a |**word**| here', 'a *|**word**|* here'],
  ['bold', 'a *|word|* here', 'a ***|word|*** here'],
  ['italic', 'a ***|word|*** here', 'a **|word|** here'],
  ['bold', 'a ***|word|*** here', 'a *|word|* here'],
  ['italic', 'a ***|word|***', 'a **|word|**'],
  ['bold', '*|word|*', '***|word|***'],
] as const)('%s changes no other marks: %j becomes %j', (tool, before, after) => {
  expect(use(markdownTools[tool], before)).toBe(after)
})

it.each([
  ['bold', 'a |**word**| here', 'a |word| here'],
  ['bold', '**one |two| three**', 'one |two| three'],
  ['bold', '**one *|two|* three**', 'one *|two|* three'],
  ['italic', '**one |two| three**', '**one *|two|* three**'],
  ['italic', '*one **|two|***', 'one **|two|**'],
  ['bold', '**wo||rd** here', 'wo||rd here'],
  ['bold', '*one **|two|***', '*one |two|*'],
  ['italic', '***one** tw||o*', '**one** tw||o'],
  ['bold', '|**one\ntwo**|', '|one\ntwo|'],
  ['code', 'a |`b`| c', 'a |b| c'],
  ['code', '``a |`| b``', 'a |`| b'],
  ['code', '|```\nb\nc\n```|', '|b\nc|'],
  ['link', 'see [this](|https://|)', 'see |this|'],
  ['link', 'see [th||is](/about)', 'see |this|'],
  ['list', '  |* a|', '|  a|'],
  ['quote', '|> a\n>\n> b|', '|a\n\nb|'],
] as const)('%s is taken away wherever its text is selected: %j becomes %j', (tool, before, after) => {
  expect(use(markdownTools[tool], before)).toBe(after)
})

it.each([
  ['bold', 'a |word |here', 'a **|word|** here'],
  ['italic', 'a| word\n|here', 'a *|word|*\nhere'],
  ['code', 'a |word |here', 'a `|word|` here'],
  ['link', 'a |word |here', 'a [word](|https://|) here'],
  ['bold', 'wo||rd', '**wo||rd**'],
  ['bold', '| |', '**|bold words|** '],
  ['bold', '|**a** and *b*|', '**|a and *b*|**'],
  ['bold', '**|a** and b|', '**|a and b|**'],
  ['italic', '**|a** and b|', '*|**a** and b|*'],
  ['bold', '|one\n\ntwo|', '|**one**\n\n**two**|'],
  ['bold', '|**one**\n\n**two**|', '|one\n\ntwo|'],
  ['italic', '|- one\n- **two**\n|', '- |*one*\n- ***two***|\n'],
  ['italic', '|2*3|', '*|2*3|*'],
  ['code', 'say |`b`|d| now', 'say `` |`b`|d| `` now'],
  ['code', '|```\nb\n```\nc|', '|````\n```\nb\n```\nc\n````|\n\n'],
  ['link', 'see |https://example.com/a|', 'see [|words|](https://example.com/a)'],
  ['list', '|one\ntwo\n|three', '|- one\n- two|\nthree'],
  ['list', '|one\n\ntwo|', '|- one\n\n- two|'],
  ['list', '|1. one\n2. two|', '|- one\n- two|'],
  ['numbered', '|- one\n\n- two|', '|1. one\n\n2. two|'],
  ['quote', '|one\n\ntwo|', '|> one\n>\n> two|'],
  ['heading', '|### one|', '|## one|'],
  ['heading', 'on||e', '## on||e'],
  ['heading', '||\ntwo', '## ||\ntwo'],
  ['heading', '## on||e', 'on||e'],
] as const)('%s leaves valid markdown: %j becomes %j', (tool, before, after) => {
  expect(use(markdownTools[tool], before)).toBe(after)
})

it('a table keeps what is selected in its first cell', () => {
  const { insert } = markdownTools.table({ text: 'a|b\nc\n', start: 0, end: 6 })
  expect(insert.split('\n')[0]).toBe('| a\\|b c | Column |')
})

it('a table goes on lines of its own, wherever the cursor is', () => {
  const { insert } = markdownTools.table({ text: 'text', start: 4, end: 4 })
  expect(insert).toBe('\n\n| Column | Column |\n| --- | --- |\n| Cell | Cell |\n\n')
})
