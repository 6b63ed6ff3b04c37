import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { calendarProblems, feedScopes, type UnreadEntries } from '#contracts/calendars.ts'
import { users } from './accounts.ts'
import { createdAt, instant } from './columns.ts'

export const calendarFeeds = sqliteTable(
  'calendar_feeds',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    scope: text('scope', { enum: feedScopes }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('calendar_feeds_token').on(table.tokenHash)],
)

export const calendarSubscriptions = sqliteTable(
  'calendar_subscriptions',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * Encrypted, because it may be a secret of the other calendar. Older rows begin with `https://` and have no `host`.
     */
    address: text('address').notNull(),
    host: text('host'),
    createdAt: createdAt(),
    nextReadAt: instant('next_read_at').notNull(),
    lastReadAt: instant('last_read_at'),
    failingSince: instant('failing_since'),
    problem: text('problem', { enum: calendarProblems }),
    unread: text('unread', { mode: 'json' }).$type<UnreadEntries>(),
  },
  (table) => [index('calendar_subscriptions_due').on(table.nextReadAt)],
)
