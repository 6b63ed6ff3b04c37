import { getTableColumns, is, SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './open.ts'
import { users } from './schema/accounts.ts'

/** Selects the id of a user, or null if the account has been deleted since the session was read. */
export const existingUserId = (id: number | null | undefined): SQL<number> =>
  sql<number>`(select ${users.id} from ${users} where ${users.id} = ${id ?? null})`

export const whereUserStays = (id: number | null): SQL => sql`${existingUserId(id)} is ${id}`

/**
 * Returns the id of the row that an earlier statement of the same batch inserted: ids only increase, and no other
 * statement runs inside a batch.
 */
export const newestId = (table: SQLiteTable & { id: SQLiteColumn }): SQL<number> =>
  sql`(select max(${table.id}) from ${table})`

/** Returns a list for `in`, as a single parameter: D1 allows a hundred per statement. */
export const valuesOf = (values: readonly (number | string)[]) =>
  sql`(select value from json_each(${JSON.stringify(values)}))`

/** Returns the value with a unary plus, so that SQLite looks for no index on it and uses the intended one. */
export const withoutIndex = (value: SQLWrapper): SQL => sql`+${value}`

export const isUniqueViolation = (error: unknown): boolean => isViolation(error, 'UNIQUE')

export const isForeignKeyViolation = (error: unknown): boolean => isViolation(error, 'FOREIGN KEY')

/** drizzle wraps the errors of single queries but not of batches, so the chain of causes is walked. */
function isViolation(error: unknown, constraint: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message.includes(`${constraint} constraint failed`)) return true
  }
  return false
}

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
