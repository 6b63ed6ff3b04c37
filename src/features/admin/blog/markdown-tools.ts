import { markdownSamples as samples } from '#content/interface/admin/post-editor.ts'
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

const toggleWrap =
  (mark: string, sample: string): MarkdownTool =>
  ({ text, start, end }) => {
    const selection = text.slice(start, end)
    const isMarked =
      text.slice(start - mark.length, start) === mark && text.slice(end, end + mark.length) === mark
    if (isMarked && start >= mark.length) {
      const from = start - mark.length
      return {
        from,
        to: end + mark.length,
        insert: selection,
        selectFrom: from,
        selectTo: from + selection.length,
      }
    }
    const words = selection || sample
    const selectFrom = start + mark.length
    return {
      from: start,
      to: end,
      insert: mark + words + mark,
      selectFrom,
      selectTo: selectFrom + words.length,
    }
  }

const togglePrefix =
  (prefixOf: (index: number) => string, pattern: RegExp): MarkdownTool =>
  ({ text, start, end }) => {
    const from = text.lastIndexOf('\n', start - 1) + 1
    const lineEnd = text.indexOf('\n', end)
    const to = lineEnd === -1 ? text.length : lineEnd
    const lines = text.slice(from, to).split('\n')
    const isMarked = lines.every((line) => pattern.test(line))
    const insert = lines
      .map((line, index) => (isMarked ? line.replace(pattern, '') : prefixOf(index) + line))
      .join('\n')
    return { from, to, insert, selectFrom: from, selectTo: from + insert.length }
  }

const insertBlock =
  (make: (selection: string) => string): MarkdownTool =>
  ({ text, start, end }) => {
    const before = text.slice(0, start)
    const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
    const tail = text.slice(end).startsWith('\n') ? '\n' : '\n\n'
    const markdown = make(text.slice(start, end))
    const selectFrom = start + lead.length
    return {
      from: start,
      to: end,
      insert: lead + markdown + tail,
      selectFrom,
      selectTo: selectFrom + markdown.length,
    }
  }

const link: MarkdownTool = ({ text, start, end }) => {
  const words = text.slice(start, end) || samples.words
  const address = 'https://'
  const selectFrom = start + words.length + 3
  return {
    from: start,
    to: end,
    insert: `[${words}](${address})`,
    selectFrom,
    selectTo: selectFrom + address.length,
  }
}

const code: MarkdownTool = (input) => {
  const isBlock = input.text.slice(input.start, input.end).includes('\n')
  return isBlock
    ? insertBlock((selection) => `\`\`\`\n${selection}\n\`\`\``)(input)
    : toggleWrap('`', samples.code)(input)
}

export const markdownTools = {
  bold: toggleWrap('**', samples.bold),
  italic: toggleWrap('*', samples.words),
  heading: togglePrefix(() => '## ', /^## /),
  link,
  list: togglePrefix(() => '- ', /^- /),
  numbered: togglePrefix((index) => `${index + 1}. `, /^\d+\. /),
  quote: togglePrefix(() => '> ', /^> /),
  code,
  table: insertBlock(
    (selection) =>
      `| ${selection || samples.column} | ${samples.column} |\n| --- | --- |\n| ${samples.cell} | ${samples.cell} |`,
  ),
} as const satisfies Record<string, MarkdownTool>
