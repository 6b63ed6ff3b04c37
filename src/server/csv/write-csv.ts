/**
 * A column of an exported file: what stands in its first row, and what it shows of each record. Numbers stay numbers;
 * instants go out as ISO texts; null is an empty cell.
 */
export interface CsvColumn<Row> {
  header: string
  value: (row: Row) => string | number | null
}

/**
 * Records as a file for spreadsheets: RFC 4180 with CRLF, in UTF-8 behind a byte order mark, without which Excel takes
 * it for an old code page. A text that a spreadsheet would run as a formula (it begins with = + - @, a tab or a line
 * break, or their full-width forms) gets an apostrophe before it; whoever filled a public form wrote it.
 * The writer is loaded by the first export.
 *
 * `const csv = await writeCsv(rows, [{ header: 'Email', value: ({ email }) => email }])`, then
 * `return csvResponse(csv, 'newsletter-2026-11-21.csv')`.
 */
export async function writeCsv<Row>(
  rows: Iterable<Row>,
  columns: readonly CsvColumn<Row>[],
): Promise<string> {
  const { stringify } = await import('csv-stringify/sync')
  const cells = Array.from(rows, (row) => columns.map(({ value }) => tamed(value(row))))
  return stringify([columns.map(({ header }) => header), ...cells], {
    bom: true,
    escape_formulas: true,
    // Left to itself the writer quotes CRLF alone: after a bare line break a text would go on as a row of its own.
    quoted_match: /[\r\n\t;]/,
    record_delimiter: 'windows',
  })
}

/** The writer knows every dangerous first character but this one (owasp.org, CSV Injection). */
const tamed = (value: string | number | null) =>
  typeof value === 'string' && value.startsWith('\n') ? `'${value}` : value

/**
 * An exported file as an answer that is saved, not shown, and kept nowhere on the way.
 * @param fileName plain ASCII without quotes
 */
export const csvResponse = (csv: string, fileName: string): Response =>
  new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  })
