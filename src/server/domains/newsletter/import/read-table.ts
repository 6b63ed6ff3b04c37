import * as z from 'zod/mini'
import { importRules } from '#contracts/newsletter-rules.ts'
import { cleanLine } from '#shared/entered-text.ts'

export interface TableRow {
  cells: readonly string[]
  line: number
}

export type ReadTable =
  | { ok: true; headings: readonly string[]; rows: readonly TableRow[] }
  | { ok: false; reason: 'import-unreadable'; line: number | null }
  | { ok: false; reason: 'import-too-large'; rowsMax: number }

const recordSchema = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) })
const failureSchema = z.object({ code: z.string(), lines: z.optional(z.number()) })
const separators = [',', ';', '\t', '|']

/** Reads CSV as Excel, databases and newsletter services write it, whatever separates its cells and ends its lines. */
export async function readTable(csv: string): Promise<ReadTable> {
  const text = csv.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const [firstLine = ''] = text.split('\n', 1)
  const namedSeparator = /^"?sep=(.)"?[,;\t|]*$/i.exec(firstLine)?.[1]
  const table = namedSeparator ? text.slice(firstLine.length) : text
  const separator = namedSeparator ?? separatorOf(table)
  const records = await parseRecords(table, separator).catch(() =>
    parseRecords(withDoubledQuotes(table, separator), separator).catch((error: unknown) => error),
  )
  const { data } = z.safeParse(z.array(recordSchema), records)
  if (!data) return { ok: false, reason: 'import-unreadable', line: faultyLine(records, table) }
  if (data.length > importRules.rowsMax + 1)
    return { ok: false, reason: 'import-too-large', rowsMax: importRules.rowsMax }
  const [first, ...rows] = data.map(({ record, info }) => ({
    cells: record.map(cleanCell),
    line: info.lines,
  }))
  return { ok: true, headings: first?.cells ?? [], rows }
}

async function parseRecords(text: string, delimiter: string): Promise<unknown> {
  const { parse } = await import('csv-parse/sync')
  return parse(text, {
    delimiter,
    info: true,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    to: importRules.rowsMax + 2,
  })
}

const isInsideCell = (char: string | undefined, separator: string): boolean =>
  char !== undefined && char !== '\n' && char !== '"' && char !== separator

/** Doubles quotation marks inside a cell, such as those of "5" Pipes". */
function withDoubledQuotes(text: string, separator: string): string {
  return text.replace(/"/g, (quote, at: number) =>
    isInsideCell(text[at - 1], separator) && isInsideCell(text[at + 1], separator) ? '""' : quote,
  )
}

function faultyLine(error: unknown, text: string): number | null {
  const { data } = z.safeParse(failureSchema, error)
  return data?.code === 'CSV_QUOTE_NOT_CLOSED' ? openLine(text) : (data?.lines ?? null)
}

function openLine(text: string): number | null {
  let line: number | null = null
  for (const [index, part] of text.split('\n').entries()) {
    const isBalanced = part.split('"').length % 2 === 1
    if (!isBalanced) line = line === null ? index + 1 : null
  }
  return line
}

/** An apostrophe before a formula is not part of the text: programs write it so that no spreadsheet runs it. */
const cleanCell = (text: string): string => cleanLine(text).replace(/^'(?=[=+\-@])/, '')

function separatorOf(text: string): string {
  const line = text.split('\n').find((part) => part.trim() !== '') ?? ''
  const counts = separators.map((mark) => ({ mark, count: line.split(mark).length }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).mark
}
