export const postPartTexts = {
  table: 'Table',
  tableLabel: (count: number, columns: readonly string[]) => `Table ${count}: ${columns.join(', ')}`,
  done: 'Done',
  toDo: 'To do',
  footnotes: 'Footnotes',
  backToNote: (number: number, mention = 1) =>
    mention === 1 ? `Back to note ${number}` : `Back to note ${number}, mention ${mention}`,
} as const
