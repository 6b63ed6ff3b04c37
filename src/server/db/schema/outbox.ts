import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, instant } from './columns.ts'

/** Written in the batch that causes the email, so that neither exists without the other. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    sendAfter: instant('send_after'),
    /** `<bulk change>.<booking>` (see `bulkEmailId`), so that undo deletes the emails of the bookings it restores. */
    bulkId: text('bulk_id'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    failedAt: instant('failed_at'),
  },
  (table) => [index('outbox_waiting').on(table.sentAt, table.id), index('outbox_bulk').on(table.bulkId)],
)
