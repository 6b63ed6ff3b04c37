import { DatabaseSync, constants } from 'node:sqlite'

export interface Migration {
  file: string
  sql: string
}

export interface Loss {
  file: string
  what: string
  effect: string
}

const deletion = 'deletes or replaces rows of it'
const settings = new Set(['foreign_keys', 'recursive_triggers'])
const sentinel = 'loses_rows_of_'

/**
 * Finds what migrations take from a database that has rows, as SQLite itself reports it, however a statement is
 * written. Tables of the same migration and search tables may change freely. On D1, which always enforces foreign keys,
 * dropping a table also deletes the rows that refer to it.
 */
export function findLosses(migrations: readonly Migration[]): Loss[] {
  using database = new DatabaseSync(':memory:')
  // Without this, REPLACE deletes rows and no trigger fires.
  database.exec('pragma recursive_triggers = on')
  return migrations.flatMap((migration) => lossesOf(database, migration))
}

function lossesOf(database: DatabaseSync, { file, sql }: Migration): Loss[] {
  const before = readTables(database)
  const effects = new Map<string, string>()
  const note = (what: string, effect: string) => effects.set(what, effects.get(what) ?? effect)

  for (const table of before.keys())
    database.exec(
      `create temp trigger ${quote(sentinel + table)} before delete on main.${quote(table)} begin select 1; end`,
    )
  database.setAuthorizer((action, name, column, _schema, accessor) => {
    // D1 ignores these settings and keeps foreign keys on.
    if (action === constants.SQLITE_PRAGMA && settings.has(String(name))) return constants.SQLITE_IGNORE
    if (accessor?.startsWith(sentinel)) note(accessor.slice(sentinel.length), deletion)
    if (name === null || accessor !== null || !before.has(name)) return constants.SQLITE_OK
    if (action === constants.SQLITE_DELETE) note(name, deletion)
    if (action === constants.SQLITE_UPDATE && column !== null && before.get(name)?.has(column))
      note(`${name}.${column}`, 'overwrites it')
    return constants.SQLITE_OK
  })
  try {
    database.exec(sql)
  } catch (error) {
    throw new Error(`${file} does not run after the migrations before it: ${String(error)}`, { cause: error })
  } finally {
    database.setAuthorizer(null)
  }

  const after = readTables(database)
  for (const [table, columns] of before) {
    const columnsAfter = after.get(table)
    if (!columnsAfter) effects.set(table, 'drops or renames it')
    else
      for (const column of columns)
        if (!columnsAfter.has(column)) note(`${table}.${column}`, 'drops or renames it')
  }
  for (const trigger of readTriggers(database)) database.exec(`drop trigger temp.${quote(trigger)}`)
  return [...effects]
    .map(([what, effect]) => ({ file, what, effect }))
    .toSorted((a, b) => a.what.localeCompare(b.what, 'en'))
}

function readTables(database: DatabaseSync): Map<string, Set<string>> {
  const rows = database
    .prepare(
      `select t.name as "table", c.name as "column" from pragma_table_list t join pragma_table_xinfo(t.name) c
       where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'`,
    )
    .all()
  const tables = new Map<string, Set<string>>()
  for (const { table, column } of rows) {
    const columns = tables.get(String(table)) ?? new Set()
    tables.set(String(table), columns.add(String(column)))
  }
  return tables
}

function readTriggers(database: DatabaseSync): string[] {
  const rows = database.prepare("select name from sqlite_temp_master where type = 'trigger'").all()
  return rows.map(({ name }) => String(name))
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
