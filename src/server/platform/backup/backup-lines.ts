import { createHash } from 'node:crypto'
import type { Table } from './tables.ts'

export const backupVersion = 1

export type Cell = string | number | null | { base64: string }

export interface BackupHeader {
  format: 'ridgeline-backup'
  version: number
  createdAt: string
  migrations: string[]
  tables: Table[]
  sequences: Record<string, number>
}

export interface BackupPage {
  table: string
  rows: Cell[][]
}

export type TableDigests = Record<string, { rows: number; sha256: string }>

export interface BackupEnd {
  tables: TableDigests
  sha256: string
}

export async function* backupLines(
  header: BackupHeader,
  pages: AsyncIterable<BackupPage>,
): AsyncGenerator<string, BackupEnd> {
  const whole = createHash('sha256')
  const digests = new DigestByTable(header)
  const lineOf = (value: unknown) => {
    const line = JSON.stringify(value)
    whole.update(`${line}\n`)
    return line
  }
  yield lineOf(header)
  for await (const page of pages) {
    digests.add(page)
    yield lineOf(page)
  }
  const end = { tables: digests.end(), sha256: whole.digest('hex') }
  yield JSON.stringify(end)
  return end
}

export class DigestByTable {
  #tables: Map<string, { rows: number; hash: ReturnType<typeof createHash> }>

  constructor({ tables }: Pick<BackupHeader, 'tables'>) {
    this.#tables = new Map(tables.map(({ name }) => [name, { rows: 0, hash: createHash('sha256') }]))
  }

  add({ table, rows }: BackupPage): boolean {
    const totals = this.#tables.get(table)
    if (!totals) return false
    totals.rows += rows.length
    for (const row of rows) totals.hash.update(`${JSON.stringify(row)}\n`)
    return true
  }

  end(): TableDigests {
    return Object.fromEntries(
      [...this.#tables].map(([name, { rows, hash }]) => [name, { rows, sha256: hash.digest('hex') }]),
    )
  }
}
