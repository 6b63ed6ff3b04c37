import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, instant } from './columns.ts'

/** Mails that were written and wait to be sent; the batch that causes a mail writes it. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Plain text. */
    body: text('body').notNull(),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    /** Not before: a change that can be taken back holds its mails until then. */
    sendAfter: instant('send_after'),
    /** The change of many bookings and the booking that it belongs to: an undo takes back the mails of what it restores. */
    bulkId: text('bulk_id'),
    /** How often sending was tried, and what the last refusal said. */
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Set when it will not be tried again. */
    failedAt: instant('failed_at'),
  },
  (table) => [index('outbox_waiting').on(table.sentAt, table.id), index('outbox_bulk').on(table.bulkId)],
)
