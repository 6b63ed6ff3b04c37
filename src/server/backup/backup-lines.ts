import { createHash } from 'node:crypto'
import type { Table } from './tables.ts'

export const backupVersion = 1

/** A value as D1 returns and binds it; bytes stand as base64. */
export type Cell = string | number | null | { base64: string }

export interface BackupHeader {
  format: 'ridgeline-backup'
  version: number
  createdAt: string
  migrations: string[]
  /** With the statements that create each and its indexes, for tables that no migration made. */
  tables: Table[]
  /** The highest id that each table with `AUTOINCREMENT` ever gave. */
  sequences: Record<string, number>
}

export interface BackupPage {
  table: string
  rows: Cell[][]
}

export type TableDigests = Record<string, { rows: number; sha256: string }>

export interface BackupEnd {
  tables: TableDigests
  /** Of everything before it in the file; tells one backup from another. */
  sha256: string
}

/** Yields a header, pages of rows and an end with checksums, one JSON text a line, and returns the end. */
export async function* backupLines(
  header: BackupHeader,
  pages: AsyncIterable<BackupPage>,
): AsyncGenerator<string, BackupEnd> {
  const whole = createHash('sha256')
  const digests = new DigestByTable(header)
  const checked = (value: unknown) => {
    const line = JSON.stringify(value)
    whole.update(`${line}\n`)
    return line
  }
  yield checked(header)
  for await (const page of pages) {
    digests.add(page)
    yield checked(page)
  }
  const end = { tables: digests.end(), sha256: whole.digest('hex') }
  yield JSON.stringify(end)
  return end
}

/** Hashes the rows of each table, however they are cut into pages. */
export class DigestByTable {
  #tables: Map<string, { rows: number; hash: ReturnType<typeof createHash> }>

  constructor({ tables }: Pick<BackupHeader, 'tables'>) {
    this.#tables = new Map(tables.map(({ name }) => [name, { rows: 0, hash: createHash('sha256') }]))
  }

  /** Returns whether the page belongs to a table of the header. */
  add({ table, rows }: BackupPage): boolean {
    const found = this.#tables.get(table)
    if (!found) return false
    found.rows += rows.length
    for (const row of rows) found.hash.update(`${JSON.stringify(row)}\n`)
    return true
  }

  end(): TableDigests {
    return Object.fromEntries(
      [...this.#tables].map(([name, { rows, hash }]) => [name, { rows, sha256: hash.digest('hex') }]),
    )
  }
}
