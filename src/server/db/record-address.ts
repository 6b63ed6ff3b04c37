import { eq } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

export interface RecordAddress {
  slug: string
  id?: number | undefined
}

export const matchesAddress = (
  columns: { id: SQLiteColumn; slug: SQLiteColumn },
  { slug, id }: RecordAddress,
) => (id === undefined ? eq(columns.slug, slug) : eq(columns.id, id))
