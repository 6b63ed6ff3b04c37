import { eq } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** The address of a record when the caller opened it. Without an id, it means the record that has the address now. */
export interface RecordAddress {
  slug: string
  id?: number | undefined
}

export const matchesAddress = (
  columns: { id: SQLiteColumn; slug: SQLiteColumn },
  { slug, id }: RecordAddress,
) => (id === undefined ? eq(columns.slug, slug) : eq(columns.id, id))
