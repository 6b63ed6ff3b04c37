import * as z from 'zod/mini'
import type { ImportChoice, ImportColumn, ImportProblem, ImportQuestion } from '#contracts/admin-issues.ts'
import { emailSchema } from '#contracts/auth.ts'
import { importRules } from '#contracts/newsletter-rules.ts'
import type { Meaning } from './consent-words.ts'
import { type ConsentColumn, type Columns, readColumns, readConsentDate } from './read-columns.ts'
import { type ReadTable, readTable, type TableRow } from './read-table.ts'

export interface ImportedRow {
  email: string
  consentAt: number
}

export type ParsedImport =
  | {
      ok: true
      rows: ImportedRow[]
      total: number
      problems: { line: number; problem: ImportProblem }[]
      columns: ImportColumn[]
      questions: ImportQuestion[]
    }
  | { ok: false; reason: 'import-columns-missing' }
  | Extract<ReadTable, { ok: false }>

/**
 * Reads a file of subscribers. A row counts only if none of its cells says that the person left, and none that is about
 * consent is unknown. For unknown values, `choices` are the owner's answers to the `questions` of an earlier reading.
 */
export async function parseImport(
  csv: string,
  now: Date,
  choices: readonly ImportChoice[] = [],
): Promise<ParsedImport> {
  const table = await readTable(csv)
  if (!table.ok) return table
  const { headings, rows } = table
  const columns = readColumns(headings, rows)
  if (columns.email === -1 || columns.date === -1) return { ok: false, reason: 'import-columns-missing' }
  const readings = columns.consent.map((column) => readColumn(column, rows, choices))
  const reader: RowReader = { now, columns, readings, width: headings.length }
  return {
    ok: true,
    ...sortRows(rows, reader),
    total: rows.length,
    columns: [
      {
        column: columns.email,
        heading: headings[columns.email] ?? '',
        role: 'email',
        subscribed: 0,
        left: 0,
      },
      { column: columns.date, heading: headings[columns.date] ?? '', role: 'date', subscribed: 0, left: 0 },
      ...readings.map(({ summary }) => summary),
    ],
    questions: readings.flatMap(({ questions }) => questions),
  }
}

interface ColumnReading {
  summary: ImportColumn
  questions: ImportQuestion[]
  meaningOf: (row: TableRow) => Meaning
}

function readColumn(
  { index, heading, meaningOf }: ConsentColumn,
  rows: readonly TableRow[],
  choices: readonly ImportChoice[],
): ColumnReading {
  const cellOf = ({ cells }: TableRow) => cells[index] ?? ''
  const unknownCounts = new Map<string, number>()
  for (const row of rows) {
    const value = cellOf(row)
    if (meaningOf(value) === 'unknown') unknownCounts.set(value, (unknownCounts.get(value) ?? 0) + 1)
  }
  const askedCounts = new Map(
    [...unknownCounts]
      .filter(([value]) => value.length <= importRules.askedCharsMax)
      .slice(0, importRules.askedValuesMax),
  )
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0)
  const otherCount = sum(unknownCounts.values()) - sum(askedCounts.values())
  const choiceOf = (value: string | null) =>
    choices.find((choice) => choice.column === index && choice.value === value)?.means ?? null
  const chosenMeaning = (row: TableRow): Meaning => {
    const value = cellOf(row)
    const meaning = meaningOf(value)
    return meaning === 'unknown' ? (choiceOf(askedCounts.has(value) ? value : null) ?? 'unknown') : meaning
  }
  const meanings = rows.map(chosenMeaning)
  const ask = (value: string | null, count: number): ImportQuestion => ({
    column: index,
    heading,
    value,
    rows: count,
  })
  return {
    summary: {
      column: index,
      heading,
      role: 'consent',
      subscribed: meanings.filter((meaning) => meaning === 'subscribed').length,
      left: meanings.filter((meaning) => meaning === 'left' || meaning === 'unknown').length,
    },
    questions: [
      ...[...askedCounts].map(([value, count]) => ask(value, count)),
      ...(otherCount > 0 ? [ask(null, otherCount)] : []),
    ],
    meaningOf: chosenMeaning,
  }
}

interface RowReader {
  now: Date
  columns: Columns
  readings: readonly ColumnReading[]
  width: number
}

function sortRows(tableRows: readonly TableRow[], reader: RowReader) {
  const rows = new Map<string, ImportedRow>()
  const leftEmails = new Set<string>()
  const problems: { line: number; problem: ImportProblem }[] = []
  for (const tableRow of tableRows) {
    const email = z.safeParse(emailSchema, tableRow.cells[reader.columns.email])
    const row = email.success ? readRow(tableRow, email.data, reader) : 'email'
    const problem = typeof row === 'string' ? row : rows.has(row.email) ? 'repeated' : null
    if (email.success && (problem === 'not-subscribed' || problem === 'not-understood'))
      leftEmails.add(email.data)
    if (problem) problems.push({ line: tableRow.line, problem })
    else if (typeof row !== 'string') rows.set(row.email, row)
  }
  return { rows: [...rows.values()].filter(({ email }) => !leftEmails.has(email)), problems }
}

function readRow(
  row: TableRow,
  email: string,
  { now, columns, readings, width }: RowReader,
): ImportedRow | ImportProblem {
  const meanings = readings.map(({ meaningOf }) => meaningOf(row))
  if (meanings.includes('left')) return 'not-subscribed'
  if (meanings.includes('unknown')) return 'not-understood'
  // Its cells are probably shifted, so none of them can be trusted.
  if (row.cells.slice(width).some((cell) => cell !== '')) return 'too-many-cells'
  const consentAt = readConsentDate(row.cells[columns.date] ?? '', now)
  return typeof consentAt === 'string' ? consentAt : { email, consentAt }
}
