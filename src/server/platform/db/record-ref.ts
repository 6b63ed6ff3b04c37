import { eq } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

export interface RecordRef {
  slug: string
  id?: number | undefined
}

export const whereRecord = (columns: { id: SQLiteColumn; slug: SQLiteColumn }, { slug, id }: RecordRef) =>
  id === undefined ? eq(columns.slug, slug) : eq(columns.id, id)
