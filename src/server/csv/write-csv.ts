export interface CsvColumn<Row> {
  header: string
  value: (row: Row) => string | number | null
}

/**
 * Returns a CSV file for spreadsheets: RFC 4180 with CRLF, in UTF-8 with a byte order mark, without which Excel
 * assumes a legacy code page. Visitors write many of these texts, so a text that a spreadsheet would run as a
 * formula (it begins with = + - @, a tab, a line break or a full-width form of these) is prefixed with an
 * apostrophe.
 */
export async function writeCsv<Row>(
  rows: Iterable<Row>,
  columns: readonly CsvColumn<Row>[],
): Promise<string> {
  const { stringify } = await import('csv-stringify/sync')
  const cells = Array.from(rows, (row) => columns.map(({ value }) => escapeNewlineFormula(value(row))))
  return stringify([columns.map(({ header }) => header), ...cells], {
    bom: true,
    escape_formulas: true,
    // By default the library quotes CRLF only, and a bare line break in a text would start a new row.
    quoted_match: /[\r\n\t;]/,
    record_delimiter: 'windows',
  })
}

/** The library escapes every dangerous first character but this one (owasp.org, CSV Injection). */
const escapeNewlineFormula = (value: string | number | null) =>
  typeof value === 'string' && value.startsWith('\n') ? `'${value}` : value

export const csvResponse = (csv: string, fileName: string): Response =>
  new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  })
