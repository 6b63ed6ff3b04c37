import { type SQL, sql } from 'drizzle-orm'
import { listRules, type ListResponse } from '#contracts/lists.ts'
import { type Place, writeCursor } from './cursor.ts'

/**
 * Rows that a page scans when no index covers its filters in its order. This keeps a page under 1,000 rows read
 * (bench/admin-lists); a page that is not full by then still has a next cursor.
 */
export const scannedRowsMax = 400

/**
 * Each order needs an index on (by) or (filter, by), and `by` must be exactly the index's expression. SQLite appends
 * the id to every index.
 */
export interface Order {
  by: SQL | SQL.Aliased | { getSQL(): SQL }
  id: { getSQL(): SQL }
  direction: 'asc' | 'desc'
}

export function whereAfter({ by, id, direction }: Order, place: Place | undefined): SQL | undefined {
  if (!place) return undefined
  const { value, id: placeId } = place
  // The first half is redundant, but SQLite looks it up in an expression index; for the second half alone it would
  // scan the whole index.
  return direction === 'asc'
    ? sql`(${by} >= ${value} and (${by}, ${id}) > (${value}, ${placeId}))`
    : sql`(${by} <= ${value} and (${by}, ${id}) < (${value}, ${placeId}))`
}

export function inOrder({ by, id, direction }: Order): SQL[] {
  const directionSql = direction === 'asc' ? sql`asc` : sql`desc`
  return [sql`${by} ${directionSql}`, sql`${id} ${directionSql}`]
}

export function pageOf<Row>(
  rows: readonly Row[],
  sort: string,
  placeOf: (row: Row) => Place,
): ListResponse<Row> {
  const items = rows.slice(0, listRules.pageRows)
  const last = rows.length > listRules.pageRows ? items.at(-1) : undefined
  return { items, next: last === undefined ? null : writeCursor(sort, placeOf(last)) }
}
