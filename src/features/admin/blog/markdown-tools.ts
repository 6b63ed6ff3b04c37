/** What a tool does to the text: replaces `from`–`to` by `insert` and selects `selectFrom`–`selectTo` of the result. */
export interface Edit {
  from: number
  to: number
  insert: string
  selectFrom: number
  selectTo: number
}

interface Selected {
  text: string
  start: number
  end: number
}

export type MarkdownTool = (selected: Selected) => Edit

/** Marks around the selection, or around `sample` where nothing is selected; taken away where they stand already. */
const around =
  (mark: string, sample: string): MarkdownTool =>
  ({ text, start, end }) => {
    const chosen = text.slice(start, end)
    const isMarked =
      text.slice(start - mark.length, start) === mark && text.slice(end, end + mark.length) === mark
    if (isMarked && start >= mark.length) {
      const from = start - mark.length
      return { from, to: end + mark.length, insert: chosen, selectFrom: from, selectTo: from + chosen.length }
    }
    const words = chosen || sample
    const selectFrom = start + mark.length
    return {
      from: start,
      to: end,
      insert: mark + words + mark,
      selectFrom,
      selectTo: selectFrom + words.length,
    }
  }

/** A mark before every line that the selection touches; taken away where all of them have it. */
const beforeLines =
  (markOf: (index: number) => string, pattern: RegExp): MarkdownTool =>
  ({ text, start, end }) => {
    const from = text.lastIndexOf('\n', start - 1) + 1
    const lineEnd = text.indexOf('\n', end)
    const to = lineEnd === -1 ? text.length : lineEnd
    const lines = text.slice(from, to).split('\n')
    const isMarked = lines.every((line) => pattern.test(line))
    const insert = lines
      .map((line, index) => (isMarked ? line.replace(pattern, '') : markOf(index) + line))
      .join('\n')
    return { from, to, insert, selectFrom: from, selectTo: from + insert.length }
  }

/** A block of its own, with an empty line before and after it. */
const block =
  (make: (chosen: string) => string): MarkdownTool =>
  ({ text, start, end }) => {
    const before = text.slice(0, start)
    const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
    const tail = text.slice(end).startsWith('\n') ? '\n' : '\n\n'
    const made = make(text.slice(start, end))
    const selectFrom = start + lead.length
    return {
      from: start,
      to: end,
      insert: lead + made + tail,
      selectFrom,
      selectTo: selectFrom + made.length,
    }
  }

const link: MarkdownTool = ({ text, start, end }) => {
  const words = text.slice(start, end) || 'words'
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

const code: MarkdownTool = (selected) => {
  const isBlock = selected.text.slice(selected.start, selected.end).includes('\n')
  return isBlock ? block((chosen) => `\`\`\`\n${chosen}\n\`\`\``)(selected) : around('`', 'code')(selected)
}

export const markdownTools = {
  bold: around('**', 'bold words'),
  italic: around('*', 'words'),
  heading: beforeLines(() => '## ', /^## /),
  link,
  list: beforeLines(() => '- ', /^- /),
  numbered: beforeLines((index) => `${index + 1}. `, /^\d+\. /),
  quote: beforeLines(() => '> ', /^> /),
  code,
  table: block((chosen) => `| ${chosen || 'Column'} | Column |\n| --- | --- |\n| Cell | Cell |`),
} as const satisfies Record<string, MarkdownTool>
