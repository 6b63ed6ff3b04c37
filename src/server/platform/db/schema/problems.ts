import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { recordedKinds } from '#contracts/problems.ts'
import { instant } from './columns.ts'

export const problems = sqliteTable(
  'problems',
  {
    kind: text('kind', { enum: recordedKinds }).notNull(),
    /** The pattern of a route, the first two segments of a page's path, or the name of a job. */
    place: text('place').notNull(),
    what: text('what').notNull(),
    count: integer('count').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.place, table.what] })],
)
