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
  ['quote', '||', '|> |'],
  ['link', 'see |this|', 'see [this](|https://|)'],
  ['code', 'a |b| c', 'a `|b|` c'],
  ['code', 'a\n|b\nc|\nd', 'a\n\n|```\nb\nc\n```|\n\nd'],
] as const)('%s turns %j into %j', (tool, before, after) => {
  expect(use(markdownTools[tool], before)).toBe(after)
})

it('a table goes on lines of its own, wherever the cursor is', () => {
  const { insert } = markdownTools.table({ text: 'text', start: 4, end: 4 })
  expect(insert).toBe('\n\n| Column | Column |\n| --- | --- |\n| Cell | Cell |\n\n')
})
