import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { appointmentMovers, appointmentOutcomes, bookingStatuses, spamSigns } from '#contracts/bookings.ts'
import type { ServiceAnswer } from '#contracts/service-questions.ts'
import { users } from './accounts.ts'
import { createdAt, instant } from './columns.ts'
import { services } from './content.ts'

export const bookings = sqliteTable(
  'bookings',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** 80 random bits in Crockford base32, without dashes: holding it is enough to view the booking. */
    code: text('code').notNull(),
    serviceId: integer('service_id')
      .notNull()
      .references(() => services.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    companyName: text('company_name').notNull(),
    contactName: text('contact_name').notNull(),
    clientEmail: text('client_email').notNull(),
    preferredTimeline: text('preferred_timeline').notNull(),
    budget: text('budget').notNull(),
    notes: text('notes'),
    serviceAnswers: text('service_answers', { mode: 'json' }).$type<readonly ServiceAnswer[]>(),
    status: text('status', { enum: bookingStatuses }).notNull().default('pending'),
    /** While the booking is pending, this is only a time that the client picked, held until `heldUntil`. */
    confirmedFor: instant('confirmed_for'),
    remindAt: instant('remind_at'),
    outcome: text('outcome', { enum: appointmentOutcomes }),
    outcomeNote: text('outcome_note'),
    appointmentMinutes: integer('appointment_minutes'),
    clientTimeZone: text('client_time_zone'),
    heldUntil: instant('held_until'),
    assigneeId: integer('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    clientReadId: integer('client_read_id').notNull().default(0),
    agencyReadId: integer('agency_read_id').notNull().default(0),
    /** Triggers keep both (migrations 0006 and 0017) for the partial indexes below. */
    clientMessageId: integer('client_message_id').notNull().default(0),
    agencyMessageId: integer('agency_message_id').notNull().default(0),
    calendarSequence: integer('calendar_sequence').notNull().default(0),
    idempotencyHash: text('idempotency_hash'),
    spamSign: text('spam_sign', { enum: spamSigns }),
    wordsHash: text('words_hash'),
    firstPage: text('first_page'),
    referrerHost: text('referrer_host'),
    utmSource: text('utm_source'),
    utmMedium: text('utm_medium'),
    utmCampaign: text('utm_campaign'),
    utmTerm: text('utm_term'),
    utmContent: text('utm_content'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('bookings_code').on(table.code),
    uniqueIndex('bookings_idempotency').on(table.idempotencyHash),
    index('bookings_user').on(table.userId, table.id),
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
    index('bookings_unread_client').on(table.userId).where(sql`agency_message_id > client_read_id`),
    index('bookings_spam').on(table.createdAt).where(sql`spam_sign is not null`),
    index('bookings_spam_company')
      .on(sql`${table.companyName} collate nocase`)
      .where(sql`spam_sign is not null`),
    index('bookings_spam_updated').on(table.updatedAt).where(sql`spam_sign is not null`),
    index('bookings_reminders').on(table.remindAt).where(sql`remind_at is not null`),
    index('bookings_dated').on(table.confirmedFor).where(sql`confirmed_for is not null`),
    index('bookings_user_dated').on(table.userId, table.confirmedFor).where(sql`confirmed_for is not null`),
    index('bookings_outcome').on(table.outcome, table.createdAt).where(sql`outcome is not null`),
    index('bookings_outcome_company')
      .on(table.outcome, sql`${table.companyName} collate nocase`)
      .where(sql`outcome is not null`),
    index('bookings_outcome_updated').on(table.outcome, table.updatedAt).where(sql`outcome is not null`),
    index('bookings_appointment')
      .on(table.assigneeId, table.confirmedFor)
      .where(sql`confirmed_for is not null`),
    index('bookings_held').on(table.clientEmail, table.heldUntil).where(sql`held_until is not null`),
    index('bookings_words').on(table.wordsHash, table.createdAt).where(sql`words_hash is not null`),
    /** The expression of `bookingSource` in domains/bookings/booking-sources.ts. */
    index('bookings_source').on(sql`coalesce(${table.utmSource}, ${table.referrerHost})`, table.createdAt),
  ],
)

export const bookingEvents = sqliteTable(
  'booking_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    status: text('status', { enum: bookingStatuses }).notNull(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('booking_events_booking').on(table.bookingId, table.id)],
)

export const bookingMoves = sqliteTable(
  'booking_moves',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    startedBefore: instant('started_before'),
    startsAt: instant('starts_at'),
    movedBy: text('moved_by', { enum: appointmentMovers }).notNull(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('booking_moves_booking').on(table.bookingId, table.id)],
)

/** A null `outcome` marks a withdrawn one. */
export const bookingOutcomes = sqliteTable(
  'booking_outcomes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    outcome: text('outcome', { enum: appointmentOutcomes }),
    note: text('note'),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('booking_outcomes_booking').on(table.bookingId, table.id)],
)

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

export const bookingClaimLinks = sqliteTable(
  'booking_claim_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('booking_claim_links_booking').on(table.bookingId),
    index('booking_claim_links_user').on(table.userId),
    index('booking_claim_links_expires').on(table.expiresAt),
  ],
)

/** Links that open the messages of a guest's booking. The email address is the mailbox that each was sent to. */
export const messageLinks = sqliteTable(
  'message_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('message_links_booking').on(table.bookingId),
    index('message_links_expires').on(table.expiresAt),
  ],
)

export const bookingMessages = sqliteTable(
  'booking_messages',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    fromAgency: integer('from_agency', { mode: 'boolean' }).notNull(),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('booking_messages_booking').on(table.bookingId, table.fromAgency, table.id)],
)

/** Internal: never shown to clients. */
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

/** Status changes of one or several bookings, which can be undone for `undoWindowMs`. */
export const bulkChanges = sqliteTable('bulk_changes', {
  /** Random, so that only the person who made the change can name it. */
  id: text('id').primaryKey(),
  adminId: integer('admin_id').references(() => users.id, { onDelete: 'set null' }),
  isByClient: integer('by_client', { mode: 'boolean' }).notNull().default(false),
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
    /** The time before and after the change. Both are null if it left the time as it was. */
    startedBefore: instant('passed_time'),
    startsAt: instant('starts_at'),
    /** Whether the change also assigned somebody, which an undo leaves in place. */
    isAssigning: integer('is_assigning', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.bulkId, table.bookingId] }),
    index('bulk_change_items_booking').on(table.bookingId),
  ],
)
