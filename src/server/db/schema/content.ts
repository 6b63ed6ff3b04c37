import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { contentStatuses } from '#contracts/content.ts'
import { instant } from './columns.ts'

/** One row: the counter that every save of something a page shows raises in its own batch. */
export const siteContent = sqliteTable(
  'site_content',
  {
    id: integer('id').primaryKey(),
    revision: integer('revision').notNull(),
  },
  (table) => [check('site_content_one_row', sql`${table.id} = 1`)],
)

/** Finished HTML by path and build, valid while its revision is the site's (docs/decisions/001-stored-pages.md). */
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
