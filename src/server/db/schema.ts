import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { postCategories, postStatuses } from '#contracts/blog.ts'
import { bookingStatuses } from '#contracts/bookings.ts'
import { contentStatuses } from '#contracts/content.ts'
import { projectStatuses } from '#contracts/projects.ts'
import { roles } from '#contracts/accounts.ts'

/**
 * Every table, parents first, because migrations and restores run in this order.
 * Instants are milliseconds since the epoch; calendar days are `YYYY-MM-DD` text (decisions, Blog).
 */

const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })
const createdAt = () => instant('created_at').notNull().default(sql`(unixepoch('subsec') * 1000)`)

export const users = sqliteTable(
  'users',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** Lowercased: usernames are unique without regard to case. */
    username: text('username').notNull(),
    name: text('name').notNull(),
    /** Lowercased. */
    email: text('email').notNull(),
    role: text('role', { enum: roles }).notNull(),
    /** `scrypt$N$r$p$salt$key`, so that parameters can be raised at the next sign-in. */
    passwordHash: text('password_hash').notNull(),
    disabledAt: instant('disabled_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('users_username').on(table.username), uniqueIndex('users_email').on(table.email)],
)

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie, hex. The token itself is stored nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
)

/** Devices that signed in before: their attempts are counted apart, so a stranger's guesses lock nobody out. */
export const devices = sqliteTable(
  'devices',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('devices_user').on(table.userId), index('devices_expires').on(table.expiresAt)],
)

export const rateLimits = sqliteTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetAt: instant('reset_at').notNull(),
  },
  (table) => [index('rate_limits_reset').on(table.resetAt)],
)

/** One row: the counter that every save of something a page shows raises in its own batch. */
export const siteContent = sqliteTable(
  'site_content',
  {
    id: integer('id').primaryKey(),
    revision: integer('revision').notNull(),
  },
  (table) => [check('site_content_one_row', sql`${table.id} = 1`)],
)

/** Finished HTML by path and build, valid while its revision is the site's (architecture, way 2). */
export const storedPages = sqliteTable(
  'stored_pages',
  {
    path: text('path').notNull(),
    buildId: text('build_id').notNull(),
    revision: integer('revision').notNull(),
    html: text('html').notNull(),
    /** The next scheduled post's time; past it the page is drawn again. */
    validUntil: instant('valid_until'),
    storedAt: instant('stored_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.buildId] }),
    index('stored_pages_stored').on(table.storedAt),
  ],
)

export const posts = sqliteTable(
  'posts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    /** Calendar day shown to readers, `YYYY-MM-DD`. */
    date: text('date').notNull(),
    category: text('category', { enum: postCategories }).notNull(),
    keywords: text('keywords', { mode: 'json' }).$type<string[]>().notNull(),
    tags: text('tags', { mode: 'json' }).$type<string[]>(),
    author: text('author'),
    featuredImage: text('featured_image'),
    tocDepth: integer('toc_depth').notNull().default(3),
    /** Markdown as written. The columns below are made from it on every save, never on a read. */
    content: text('content').notNull(),
    html: text('html').notNull(),
    headings: text('headings', { mode: 'json' })
      .$type<{ level: number; text: string; id: string }[]>()
      .notNull(),
    wordCount: integer('word_count').notNull(),
    readingMinutes: integer('reading_minutes').notNull(),
    /** The generated contour art of category and slug, an SVG document. */
    art: text('art').notNull(),
    status: text('status', { enum: postStatuses }).notNull(),
    /** When a scheduled or published post appears. */
    publishAt: instant('publish_at'),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('posts_slug').on(table.slug),
    index('posts_newest').on(table.status, table.date, table.id),
  ],
)

/** Addresses that a post had before: they lead to it for good, until another post takes one of them. */
export const postSlugs = sqliteTable(
  'post_slugs',
  {
    slug: text('slug').primaryKey(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('post_slugs_post').on(table.postId)],
)

/** One table for what home, the services overview and the booking pages offer (decisions, Static pages). */
export const services = sqliteTable('services', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  title: text('title').notNull(),
  description: text('description').notNull(),
  icon: text('icon').notNull(),
  features: text('features', { mode: 'json' }).$type<string[]>().notNull(),
  price: text('price').notNull(),
  /** Where 'Learn More' leads: an existing path. */
  link: text('link').notNull(),
  /** What the booking page calls it: 'Strategy consultation' for 'AI Strategy'. */
  bookingTitle: text('booking_title').notNull(),
  onHome: integer('on_home', { mode: 'boolean' }).notNull(),
  onOverview: integer('on_overview', { mode: 'boolean' }).notNull(),
  onBooking: integer('on_booking', { mode: 'boolean' }).notNull(),
  sortOrder: integer('sort_order').notNull(),
  status: text('status', { enum: contentStatuses }).notNull(),
  revision: integer('revision').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
})

export const caseStudies = sqliteTable(
  'case_studies',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    client: text('client').notNull(),
    /** The figure and what it counts: '250%' and 'more qualified leads'. */
    figure: text('figure').notNull(),
    result: text('result').notNull(),
    description: text('description').notNull(),
    /** The figure after the work where the one before is 1: 250 % more is 3.5, 35 % lower is 0.65. */
    factor: integer('factor_permille').notNull(),
    sortOrder: integer('sort_order').notNull(),
    status: text('status', { enum: contentStatuses }).notNull(),
    revision: integer('revision').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('case_studies_slug').on(table.slug)],
)

export const projects = sqliteTable(
  'projects',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    clientId: integer('client_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    description: text('description').notNull(),
    status: text('status', { enum: projectStatuses }).notNull(),
    progressPercentage: integer('progress_percentage').notNull(),
    budgetUsd: integer('budget_usd').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('projects_client').on(table.clientId, table.id),
    check('projects_progress', sql`${table.progressPercentage} between 0 and 100`),
  ],
)

export const newsletterSubscribers = sqliteTable(
  'newsletter_subscribers',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** Lowercased. */
    email: text('email').notNull(),
    /** Ends the subscription without a sign-in; worth nothing else. */
    unsubscribeToken: text('unsubscribe_token').notNull(),
    createdAt: createdAt(),
    unsubscribedAt: instant('unsubscribed_at'),
  },
  (table) => [
    uniqueIndex('newsletter_email').on(table.email),
    uniqueIndex('newsletter_token').on(table.unsubscribeToken),
  ],
)

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
    /** SHA-256 of the key that the form's script made: a second submit finds the first booking by it. */
    idempotencyHash: text('idempotency_hash'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('bookings_code').on(table.code),
    uniqueIndex('bookings_idempotency').on(table.idempotencyHash),
    index('bookings_user').on(table.userId, table.id),
    index('bookings_status').on(table.status, table.createdAt),
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
  },
  (table) => [index('outbox_waiting').on(table.sentAt, table.id)],
)
