import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, instant } from './columns.ts'

export const redirects = sqliteTable(
  'redirects',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    fromPath: text('from_path').notNull().unique(),
    /** The path of `toUrl`, by which chains are found. */
    toPath: text('to_path').notNull(),
    /** With its query and its hash. */
    toUrl: text('to_url').notNull(),
    status: integer('status').$type<301 | 302>().notNull(),
    hits: integer('hits').notNull().default(0),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [index('redirects_to_path').on(table.toPath)],
)

/** Paths that readers met with a 404, without query. */
export const missingPaths = sqliteTable(
  'missing_paths',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    path: text('path').notNull().unique(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
    isDismissed: integer('is_dismissed', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [index('missing_paths_latest').on(table.lastAt)],
)
