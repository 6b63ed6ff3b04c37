import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const tastings = sqliteTable('tastings', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  shop: text('shop').notNull(),
})
