export const postPartTexts = {
  table: 'Table',
  tableLabel: (count: number, columns: readonly string[]) => `Table ${count}: ${columns.join(', ')}`,
  done: 'Done',
  toDo: 'To do',
  footnotes: 'Footnotes',
  backToNote: (number: number) => `Back to note ${number}`,
} as const
