import { downloadResponse } from '#platform/http/download.ts'
import { site } from '#site.config.ts'
import { agencyDay } from '#shared/agency-day.ts'

export interface CsvColumn<Row> {
  header: string
  value: (row: Row) => string | number | null
}

/**
 * Yields a CSV file for spreadsheets, a piece for each page of rows: RFC 4180 with CRLF and the list separator of the
 * site's locale, in UTF-8 with a byte order mark, without which Excel assumes a legacy code page. Visitors write many
 * of these texts, so a text that a spreadsheet would run as a formula (it begins with = + - @, a tab, a line break or
 * a full-width form of these) is prefixed with an apostrophe.
 */
export async function* writeCsvPages<Row>(
  pages: AsyncIterable<readonly Row[]>,
  columns: readonly CsvColumn<Row>[],
  delimiter: string = listSeparator,
): AsyncGenerator<string> {
  const { stringify } = await import('csv-stringify/sync')
  const write = (cells: unknown[][], isFirst: boolean) =>
    stringify(cells, {
      bom: isFirst,
      delimiter,
      escape_formulas: true,
      // By default the library quotes CRLF only, and a bare line break in a text would start a new row.
      quoted_match: /[\r\n\t;,]/,
      record_delimiter: 'windows',
    })
  yield write([columns.map(({ header }) => header)], true)
  for await (const rows of pages) {
    if (rows.length === 0) continue
    yield write(
      rows.map((row) => columns.map(({ value }) => escapeFormulas(value(row)))),
      false,
    )
  }
}

export async function writeCsv<Row>(
  rows: Iterable<Row>,
  columns: readonly CsvColumn<Row>[],
  delimiter: string = listSeparator,
): Promise<string> {
  async function* onePage() {
    yield [...rows]
  }
  let csv = ''
  for await (const piece of writeCsvPages(onePage(), columns, delimiter)) csv += piece
  return csv
}

/**
 * A spreadsheet of another region splits at the other sign and takes quotes inside a line for text: a new cell begins
 * after each such sign, and a new row after each line break. Hyphens are common there ("500,-", "- one"), so other
 * signs than = and @ count only before a function or a DDE call.
 */
function escapeHiddenFormulas(text: string): string {
  const escapeLine = (line: string, lineIndex: number) => {
    const lastCallAt = [...line.matchAll(/\w\(|\|/g)].at(-1)?.index ?? -1
    return line.replace(/(?<=^|[,;\t])[=@+\-＝＠＋－]/g, (sign, at: number) => {
      const isCellStart = at > 0 || lineIndex > 0
      const isAlwaysFormula = /[=@＝＠]/.test(sign) && /[,;]/.test(line.charAt(at - 1))
      return isCellStart && (isAlwaysFormula || at < lastCallAt) ? `'${sign}` : sign
    })
  }
  return text
    .split(/(?<=[\r\n])/)
    .map(escapeLine)
    .join('')
}

/** The library escapes every other dangerous first character (owasp.org, CSV Injection). */
function escapeFormulas(value: string | number | null): string | number | null {
  if (typeof value !== 'string') return value
  return escapeHiddenFormulas(value.startsWith('\n') ? `'${value}` : value)
}

export const csvResponse = (csv: string | AsyncGenerator<string>, fileName: string): Response =>
  downloadResponse(csv, { type: 'text/csv; charset=utf-8', fileName })

const regionsWithBoth = ['CH', 'LI']

/**
 * Returns what Excel splits a file at: a semicolon where the comma is the decimal sign, and in Switzerland. It reads
 * the other one as part of a single column.
 */
export function listSeparatorOf(locale: string): ',' | ';' {
  const { region = '' } = new Intl.Locale(locale).maximize()
  const ownLocale = new Intl.Locale(`und-${region}`).maximize().baseName
  // With `en-DE`, the site writes numbers in English, but the spreadsheets of the office are German.
  const hasDecimalComma = [locale, ownLocale].some((one) => decimalSignOf(one) === ',')
  return hasDecimalComma || regionsWithBoth.includes(region) ? ';' : ','
}

export const listSeparator = listSeparatorOf(site.formats.locale.replaceAll('_', '-'))

function decimalSignOf(numberLocale: string): string {
  const parts = new Intl.NumberFormat(numberLocale, { numberingSystem: 'latn' }).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

export const datedFileName = (name: string, now: Date, extension: string): string =>
  `${name}-${agencyDay(now)}.${extension}`
