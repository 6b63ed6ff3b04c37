import { DatabaseSync } from 'node:sqlite'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import acceptedLosses from '../../../migrations/accepted-losses.json' with { type: 'json' }
import { listMigrations } from './list-migrations.ts'

type Value = string | number | Uint8Array | null
type Row = Record<string, Value>

const migrations = listMigrations().map(({ name, file }) => ({ name, sql: readFileSync(file, 'utf8') }))
const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

const listTables = (database: DatabaseSync) =>
  database
    .prepare(
      `select name from pragma_table_list
       where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`,
    )
    .all()
    .map(({ name }) => String(name))

function fill(database: DatabaseSync): void {
  database.exec('pragma foreign_keys = off')
  for (const table of listTables(database)) {
    const columns = database.prepare(`select name, type from pragma_table_info(?)`).all(table)
    const references = new Map(
      database
        .prepare(`select "from", "table", "to" from pragma_foreign_key_list(?)`)
        .all(table)
        .map((key) => [key.from, `${key.table}.${key.to}`]),
    )
    const isFilled = database.prepare(`select 1 from ${quote(table)} limit 1`).get()
    if (isFilled) continue
    for (const number of [1, 2]) {
      const values = columns.map(({ name, type }) =>
        String(type).toUpperCase() === 'TEXT'
          ? `${references.get(name) ?? `${table}.${name}`} ${number}`
          : number,
      )
      database
        .prepare(
          `insert into ${quote(table)} (${columns.map(({ name }) => quote(String(name))).join(', ')})
           values (${values.map(() => '?').join(', ')})`,
        )
        .run(...values)
    }
  }
  database.exec('pragma foreign_keys = on')
}

const readRows = (database: DatabaseSync): Map<string, Row[]> =>
  new Map(
    listTables(database).map((table) => [
      table,
      database.prepare(`select * from ${quote(table)} order by rowid`).all() as Row[],
    ]),
  )

const acceptedLossesOf = (names: ReadonlySet<string>) =>
  new Set(acceptedLosses.filter(({ migration }) => names.has(migration)).map(({ what }) => what))

test.each(migrations.slice(0, -1).map(({ name }, index) => ({ name, count: index + 1 })))(
  'a database with rows that was last migrated by $name keeps every value of them in an upgrade',
  ({ count }) => {
    using database = new DatabaseSync(':memory:')
    for (const { sql } of migrations.slice(0, count)) database.exec(sql)
    fill(database)
    const before = readRows(database)
    expect([...before.values()].every((rows) => rows.length > 0)).toBe(true)

    const later = migrations.slice(count)
    for (const { sql } of later) database.exec(sql)

    const losses = acceptedLossesOf(new Set(later.map(({ name }) => name)))
    const after = readRows(database)
    for (const [table, rows] of before) {
      const rowsAfter = after.get(table) ?? []
      expect(rowsAfter.length, table).toBeGreaterThanOrEqual(rows.length)
      const columns = Object.keys(rows[0] ?? {}).filter((column) => !losses.has(`${table}.${column}`))
      const valuesOf = (row: Row) => columns.map((column) => row[column])
      const keptValues = rowsAfter.map((row) => JSON.stringify(valuesOf(row)))
      for (const row of rows) expect(keptValues, table).toContain(JSON.stringify(valuesOf(row)))
    }
    expect(database.prepare('pragma foreign_key_check').all()).toEqual([])
  },
)
