import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { bookingStatuses } from '#contracts/bookings.ts'
import { users } from './accounts.ts'
import { createdAt, instant } from './columns.ts'
import { services } from './content.ts'

export const bookings = sqliteTable(
  'bookings',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** 80 random bits as sixteen characters of Crockford base32, without dashes: whoever holds it sees the booking. */
    code: text('code').notNull(),
    serviceId: integer('service_id')
      .notNull()
      .references(() => services.id),
    /** Whose account it was made under or claimed by; a guest's has none. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    companyName: text('company_name').notNull(),
    contactName: text('contact_name').notNull(),
    /** Lowercased. */
    clientEmail: text('client_email').notNull(),
    preferredTimeline: text('preferred_timeline').notNull(),
    budget: text('budget').notNull(),
    notes: text('notes'),
    status: text('status', { enum: bookingStatuses }).notNull().default('pending'),
    /** The appointment, once the agency has set one. */
    confirmedFor: instant('confirmed_for'),
    /** The administrator who looks after it. */
    assigneeId: integer('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** The newest message that each side has read; what the other side wrote after it is unread. */
    clientReadId: integer('client_read_id').notNull().default(0),
    agencyReadId: integer('agency_read_id').notNull().default(0),
    /** The client's newest message. A trigger keeps it (migration 0006), so that an index knows what is unread. */
    clientMessageId: integer('client_message_id').notNull().default(0),
    /** SHA-256 of the key that the form's script made: a second submit finds the first booking by it. */
    idempotencyHash: text('idempotency_hash'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('bookings_code').on(table.code),
    uniqueIndex('bookings_idempotency').on(table.idempotencyHash),
    index('bookings_user').on(table.userId, table.id),
    // One index for each order of the back office's list, alone and behind each filter that leads it; the id follows
    // in every index of SQLite.
    index('bookings_created').on(table.createdAt),
    index('bookings_company').on(sql`${table.companyName} collate nocase`),
    index('bookings_updated').on(table.updatedAt),
    index('bookings_status').on(table.status, table.createdAt),
    index('bookings_status_company').on(table.status, sql`${table.companyName} collate nocase`),
    index('bookings_status_updated').on(table.status, table.updatedAt),
    index('bookings_assignee').on(table.assigneeId, table.createdAt),
    index('bookings_assignee_company').on(table.assigneeId, sql`${table.companyName} collate nocase`),
    index('bookings_assignee_updated').on(table.assigneeId, table.updatedAt),
    index('bookings_service').on(table.serviceId, table.createdAt),
    index('bookings_unread').on(table.createdAt).where(sql`client_message_id > agency_read_id`),
    index('bookings_unread_company')
      .on(sql`${table.companyName} collate nocase`)
      .where(sql`client_message_id > agency_read_id`),
    index('bookings_unread_updated').on(table.updatedAt).where(sql`client_message_id > agency_read_id`),
  ],
)

/** What happened to a booking, oldest first: the history that client and agency see. */
export const bookingEvents = sqliteTable(
  'booking_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    status: text('status', { enum: bookingStatuses }).notNull(),
    /** Who made the move: the account, or nobody for a guest. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('booking_events_booking').on(table.bookingId, table.id)],
)

/** When an account added a guest's booking. Claims made before this table existed have no row. */
export const bookingClaims = sqliteTable(
  'booking_claims',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('booking_claims_booking').on(table.bookingId),
    index('booking_claims_user').on(table.userId),
  ],
)

/** What client and agency write to each other about a booking. */
export const bookingMessages = sqliteTable(
  'booking_messages',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    fromAgency: integer('from_agency', { mode: 'boolean' }).notNull(),
    /** Plain text, at most 2,000 characters. */
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('booking_messages_booking').on(table.bookingId, table.fromAgency, table.id)],
)

/** The agency's own notes on a booking; no client sees them. */
export const bookingNotes = sqliteTable(
  'booking_notes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('booking_notes_booking').on(table.bookingId, table.id)],
)

/** One change of many bookings' status, which can be taken back while its window is open. */
export const bulkChanges = sqliteTable('bulk_changes', {
  /** Random, so that only who made the change can name it. */
  id: text('id').primaryKey(),
  adminId: integer('admin_id').references(() => users.id, { onDelete: 'set null' }),
  toStatus: text('to_status', { enum: bookingStatuses }).notNull(),
  createdAt: createdAt(),
  undoneAt: instant('undone_at'),
})

export const bulkChangeItems = sqliteTable(
  'bulk_change_items',
  {
    bulkId: text('bulk_id')
      .notNull()
      .references(() => bulkChanges.id, { onDelete: 'cascade' }),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    fromStatus: text('from_status', { enum: bookingStatuses }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.bulkId, table.bookingId] })],
)
