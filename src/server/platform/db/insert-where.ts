import { getTableColumns, is, SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './open.ts'

type Expression<Value> =
  | SQL<Value>
  | (SQLiteColumn & { _: { data: NonNullable<Value>; notNull: NotNull<Value> } })
type NotNull<Value> = null extends Value ? boolean : true

export type InsertValues<Table extends SQLiteTable> = {
  [Name in keyof Table['$inferInsert']]:
    | Table['$inferInsert'][Name]
    | Expression<Exclude<Table['$inferInsert'][Name], undefined>>
}

/**
 * Returns a statement that inserts values where a condition holds. Inside a batch the condition sees the effects of
 * earlier statements.
 * @param from a table, or anything that may follow `from` in SQL: joins, aliases, table functions
 */
export function insertWhere<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  values: InsertValues<Table>,
  where: SQL,
  from?: SQLWrapper,
) {
  const valuesByName = new Map<string, unknown>(Object.entries(values))
  const selectList = Object.entries(getTableColumns(table)).map(([name, column]) =>
    storedValue(column, valuesByName.get(name)),
  )
  return db
    .insert(table)
    .select(sql`select ${sql.join(selectList, sql`, `)}${from ? sql` from ${from}` : sql``} where ${where}`)
}

function storedValue(column: SQLiteColumn, value: unknown): SQLWrapper {
  if (is(value, SQL) || is(value, SQLiteColumn)) return value
  if (value !== undefined) return sql.param(value, column)
  const byDefault: unknown = column.default ?? column.defaultFn?.() ?? column.onUpdateFn?.()
  if (is(byDefault, SQL)) return byDefault
  return byDefault === undefined ? sql`null` : sql.param(byDefault, column)
}
