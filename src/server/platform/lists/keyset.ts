import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from '@oslojs/encoding'
import { type SQL, sql } from 'drizzle-orm'
import { type ListResponse, listRules } from '#contracts/lists.ts'

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

export interface Place {
  value: string | number
  id: number
}

export function writeCursor(sort: string, { value, id }: Place): string {
  return encodeBase64urlNoPadding(new TextEncoder().encode(JSON.stringify([sort, value, id])))
}

/**
 * Parses a cursor. A forged one leads to another place of the same list, never to other data.
 * @returns null for malformed cursors and those of another sort
 */
export function readCursor(text: string, sort: string): Place | null {
  try {
    const bytes = decodeBase64urlIgnorePadding(text)
    const place: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
    )
    if (!Array.isArray(place) || place.length !== 3) return null
    const [name, value, id]: unknown[] = place
    const isValue = typeof value === 'string' || (typeof value === 'number' && Number.isSafeInteger(value))
    if (name !== sort || !isValue || typeof id !== 'number' || !Number.isSafeInteger(id)) return null
    return { value, id }
  } catch {
    return null
  }
}
