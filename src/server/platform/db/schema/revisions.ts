import { integer, type SQLiteColumn, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { createdAt } from './columns.ts'

/**
 * Returns the table of a record's versions. They go with their record.
 * @param name such as `post_revisions`
 * @param idName the column that names the record, such as `post_id`
 */
export const revisionTable = (name: string, idName: string, recordId: () => SQLiteColumn) =>
  sqliteTable(
    name,
    {
      id: integer('id').primaryKey({ autoIncrement: true }),
      recordId: integer(idName).notNull().references(recordId, { onDelete: 'cascade' }),
      revision: integer('revision').notNull(),
      fields: text('fields', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
      savedById: integer('saved_by_id').references(() => users.id, { onDelete: 'set null' }),
      isAutosave: integer('is_autosave', { mode: 'boolean' }).notNull().default(false),
      createdAt: createdAt(),
    },
    (table) => [uniqueIndex(`${name}_${idName.replace(/_id$/, '')}`).on(table.recordId, table.revision)],
  )
