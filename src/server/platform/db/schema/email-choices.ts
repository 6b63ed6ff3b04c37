import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { emailTimings, emailTopics } from '#contracts/email-topics.ts'
import { users } from './accounts.ts'
import { bookings } from './bookings.ts'
import { createdAt, instant } from './columns.ts'

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const emailChoices = sqliteTable(
  'email_choices',
  {
    userId: userId(),
    topic: text('topic', { enum: emailTopics }).notNull(),
    timing: text('timing', { enum: emailTimings }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.topic] }),
    index('email_choices_topic').on(table.topic, table.timing),
  ],
)

export const heldNotices = sqliteTable(
  'held_notices',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: userId(),
    topic: text('topic', { enum: emailTopics }).notNull(),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    link: text('link').notNull(),
    readyAt: instant('ready_at').notNull(),
    bulkId: text('bulk_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('held_notices_ready').on(table.readyAt, table.userId),
    index('held_notices_user').on(table.userId, table.id),
    index('held_notices_booking').on(table.bookingId),
    index('held_notices_bulk').on(table.bulkId),
  ],
)
