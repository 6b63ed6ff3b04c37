import { type SQL, sql } from 'drizzle-orm'
import { listRules, type ListAnswer } from '#contracts/lists.ts'
import { type Place, writeCursor } from './cursor.ts'

// How a verb lists with a keyset (three calls):
//   .where(and(filters, whereAfter(order, place)))     place: what readCursor made of `after`, or undefined at the start
//   .orderBy(...inOrder(order))
//   .limit(listRules.pageRows + 1)                  one more than a page says whether there is a next
//   return pageOf(rows, sort, (row) => ({ value: row.updatedAt.getTime(), id: row.id }))
// An index has to stand behind each order: (value), or (filter, value); the id follows in every index of SQLite.

/** An order of a list: by one expression, then by id, both in one direction, as one index has them. */
export interface Order {
  /** A column, or an expression exactly as its index has it: `sql\`${table.name} collate nocase\``. */
  by: SQL | SQL.Aliased | { getSQL(): SQL }
  id: { getSQL(): SQL }
  direction: 'asc' | 'desc'
}

/** Rows that come after a place. */
export function whereAfter({ by, id, direction }: Order, place: Place | undefined): SQL | undefined {
  if (!place) return undefined
  const { value, id: placeId } = place
  // The first half says nothing new, but SQLite looks it up in an index of an expression, where it would walk along
  // the whole index for the second alone.
  return direction === 'asc'
    ? sql`(${by} >= ${value} and (${by}, ${id}) > (${value}, ${placeId}))`
    : sql`(${by} <= ${value} and (${by}, ${id}) < (${value}, ${placeId}))`
}

/** What `.orderBy(...)` takes. */
export function inOrder({ by, id, direction }: Order): SQL[] {
  const way = direction === 'asc' ? sql`asc` : sql`desc`
  return [sql`${by} ${way}`, sql`${id} ${way}`]
}

/** A page of the rows that a query with `pageRows + 1` found, and the cursor of the next. */
export function pageOf<Row>(
  rows: readonly Row[],
  sort: string,
  placeOf: (row: Row) => Place,
): ListAnswer<Row> {
  const items = rows.slice(0, listRules.pageRows)
  const last = rows.length > listRules.pageRows ? items.at(-1) : undefined
  return { items, next: last === undefined ? null : writeCursor(sort, placeOf(last)) }
}
