import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { WeeklyHours } from '#contracts/schedules.ts'
import { users } from './accounts.ts'
import { bookings } from './bookings.ts'
import { instant, timeZone } from './columns.ts'

export const schedules = sqliteTable(
  'schedules',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isOpen: integer('is_open', { mode: 'boolean' }).notNull(),
    timeZone: timeZone('time_zone').notNull(),
    slotMinutes: integer('slot_minutes').notNull(),
    bufferMinutes: integer('buffer_minutes').notNull(),
    noticeHours: integer('notice_hours').notNull(),
    daysAhead: integer('days_ahead').notNull(),
    weeklyHours: text('weekly_hours', { mode: 'json' }).$type<WeeklyHours>().notNull(),
    revision: integer('revision').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('schedules_user').on(table.userId)],
)

export const scheduleDaysOff = sqliteTable(
  'schedule_days_off',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
    label: text('label').notNull(),
  },
  (table) => [index('schedule_days_off_user').on(table.userId, table.lastDay)],
)

export const busyTimes = sqliteTable(
  'busy_times',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    source: text('source').notNull(),
  },
  (table) => [index('busy_times_user').on(table.userId, table.endsAt)],
)

export const appointmentLinks = sqliteTable(
  'appointment_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('appointment_links_booking').on(table.bookingId),
    index('appointment_links_expires').on(table.expiresAt),
  ],
)
