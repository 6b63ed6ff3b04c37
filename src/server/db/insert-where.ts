import { getTableColumns, is, SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './open.ts'

/** A column of another table whose values fit, or an expression that yields the value as it is stored. */
type Expression<Value> =
  | SQL<Value>
  | (SQLiteColumn & { _: { data: NonNullable<Value>; notNull: NotNull<Value> } })
type NotNull<Value> = null extends Value ? boolean : true

/** What `insertWhere` inserts: the columns of the table by name; those with a default may be left out. */
export type InsertValues<Table extends SQLiteTable> = {
  [Name in keyof Table['$inferInsert']]:
    | Table['$inferInsert'][Name]
    | Expression<Exclude<Table['$inferInsert'][Name], undefined>>
}

/**
 * Returns the statement that inserts one row where `where` holds, or with `from` one row for each row of `from` that
 * matches. Inside a batch the condition is evaluated when the statement's turn comes.
 * @param from a table, or what follows `from` in SQL: joins, aliases, table functions
 */
export function insertWhere<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  values: InsertValues<Table>,
  where: SQL,
  from?: SQLWrapper,
) {
  const named = new Map<string, unknown>(Object.entries(values))
  // drizzle names all columns of the table in `insert … select`, in this order.
  const selected = Object.entries(getTableColumns(table)).map(([name, column]) =>
    storedValue(column, named.get(name)),
  )
  return db
    .insert(table)
    .select(sql`select ${sql.join(selected, sql`, `)}${from ? sql` from ${from}` : sql``} where ${where}`)
}

/** The same defaults that drizzle's own `values()` applies. */
function storedValue(column: SQLiteColumn, value: unknown): SQLWrapper {
  if (is(value, SQL) || is(value, SQLiteColumn)) return value
  if (value !== undefined) return sql.param(value, column)
  const byDefault: unknown = column.default ?? column.defaultFn?.() ?? column.onUpdateFn?.()
  if (is(byDefault, SQL)) return byDefault
  return byDefault === undefined ? sql`null` : sql.param(byDefault, column)
}
