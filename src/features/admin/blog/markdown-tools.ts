import { markdownSamples as samples } from '#content/interface/admin/post-editor.ts'
import { longestRun, toggleStars, toggleTicks, trim } from './inline-marks.ts'

export interface Edit {
  from: number
  to: number
  insert: string
  selectFrom: number
  selectTo: number
}

interface TextSelection {
  text: string
  start: number
  end: number
}

export type MarkdownTool = (input: TextSelection) => Edit

const prefixPattern = (mark: string) => new RegExp(`^(\\s*)(?:${mark}) `)
const listMark = prefixPattern('[-*+]|\\d+[.)]')

interface Prefix {
  make: (index: number) => string
  own: RegExp
  replaces: RegExp
  onBlankLines?: string
}

const togglePrefix =
  ({ make, own, replaces, onBlankLines = '' }: Prefix): MarkdownTool =>
  ({ text, start, end }) => {
    const last = end > start && text[end - 1] === '\n' ? end - 1 : end
    const from = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1
    const lineEnd = text.indexOf('\n', last)
    const to = lineEnd === -1 ? text.length : lineEnd
    const lines = text.slice(from, to).split('\n')
    const isBlank = (line: string) => lines.length > 1 && line.trim() === ''
    const isMarked = lines.every((line) => isBlank(line) || own.test(line))
    let index = 0
    const change = (line: string) => {
      if (isMarked) return line.replace(own, '$1')
      if (isBlank(line)) return onBlankLines
      return line.replace(replaces, '$1').replace(/^\s*/, (indent) => indent + make(index++))
    }
    const insert = lines.map(change).join('\n')
    if (start < end) return { from, to, insert, selectFrom: from, selectTo: from + insert.length }
    const caret = Math.max(from, start + insert.length - (to - from))
    return { from, to, insert, selectFrom: caret, selectTo: caret }
  }

/** Makes a tool that puts Markdown between blank lines. */
export const insertBlock =
  (make: (selection: string) => string): MarkdownTool =>
  ({ text, start, end }) => {
    const { from, to } = start === end ? { from: start, to: end } : trim(text, { from: start, to: end })
    const before = text.slice(0, from)
    const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
    const tail = text.slice(to).startsWith('\n') ? '\n' : '\n\n'
    const markdown = make(text.slice(from, to))
    const selectFrom = from + lead.length
    return { from, to, insert: lead + markdown + tail, selectFrom, selectTo: selectFrom + markdown.length }
  }

const address = 'https://'
const links = /(?<!!)\[([^\]\n]*)\]\(([^)\n]*)\)/g

const link: MarkdownTool = ({ text, start, end }) => {
  const { from, to } = start === end ? { from: start, to: end } : trim(text, { from: start, to: end })
  for (const { 0: all, 1: words = '', index } of text.matchAll(links)) {
    if (
      from < index ||
      to > index + all.length ||
      (from === to && [index, index + all.length].includes(from))
    )
      continue
    return {
      from: index,
      to: index + all.length,
      insert: words,
      selectFrom: index,
      selectTo: index + words.length,
    }
  }
  const selection = text.slice(from, to)
  if (/^(?:https?:\/\/|mailto:)\S+$/.test(selection))
    return {
      from,
      to,
      insert: `[${samples.words}](${selection})`,
      selectFrom: from + 1,
      selectTo: from + 1 + samples.words.length,
    }
  const words = selection || samples.words
  const selectFrom = from + words.length + 3
  return { from, to, insert: `[${words}](${address})`, selectFrom, selectTo: selectFrom + address.length }
}

const code: MarkdownTool = (input) => {
  const { text } = input
  const { from, to } = trim(text, { from: input.start, to: input.end })
  const selection = text.slice(from, to)
  if (!selection.includes('\n')) return toggleTicks(samples.code)(input)
  const lines = /^(`{3,})[^\n`]*\n([\s\S]*)\n\1$/.exec(selection)?.[2]
  if (lines !== undefined) return { from, to, insert: lines, selectFrom: from, selectTo: from + lines.length }
  const fence = '`'.repeat(Math.max(3, longestRun(selection) + 1))
  return insertBlock((words) => `${fence}\n${words}\n${fence}`)(input)
}

const cellOf = (selection: string) => selection.replace(/\s+/g, ' ').replace(/(?<!\\)\|/g, '\\|')

export const markdownTools = {
  bold: toggleStars(2, samples.bold),
  italic: toggleStars(1, samples.words),
  heading: togglePrefix({ make: () => '## ', own: /^()## /, replaces: /^()#{1,6} / }),
  link,
  list: togglePrefix({ make: () => '- ', own: prefixPattern('[-*+]'), replaces: listMark }),
  numbered: togglePrefix({
    make: (index) => `${index + 1}. `,
    own: prefixPattern('\\d+[.)]'),
    replaces: listMark,
  }),
  quote: togglePrefix({ make: () => '> ', own: /^()> ?/, replaces: /^()(?!)/, onBlankLines: '>' }),
  code,
  table: insertBlock(
    (selection) =>
      `| ${cellOf(selection) || samples.column} | ${samples.column} |\n| --- | --- |\n| ${samples.cell} | ${samples.cell} |`,
  ),
} as const satisfies Record<string, MarkdownTool>
