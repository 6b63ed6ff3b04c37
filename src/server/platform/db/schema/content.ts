import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { type CaseStudyDrawing, type CaseStudyQuote, contentStatuses } from '#contracts/content.ts'
import type { Comparison, StoryFigure, StoryPlan } from '#contracts/stories.ts'
import { instant } from './columns.ts'
import { revisionTable } from './revisions.ts'

export const siteContent = sqliteTable(
  'site_content',
  {
    id: integer('id').primaryKey(),
    revision: integer('revision').notNull(),
  },
  (table) => [check('site_content_one_row', sql`${table.id} = 1`)],
)

export const storedPages = sqliteTable(
  'stored_pages',
  {
    path: text('path').notNull(),
    buildId: text('build_id').notNull(),
    revision: integer('revision').notNull(),
    html: text('html').notNull(),
    /** Written by older versions only. */
    validUntil: instant('valid_until'),
    storedAt: instant('stored_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.buildId] }),
    index('stored_pages_stored').on(table.storedAt),
  ],
)

/**
 * The content revision at which a subject last changed: `list/all`, `list/seo/2`, `post/a-slug`, … Kept by triggers
 * (migration 0010), so that no save can forget a page.
 */
export const pageChanges = sqliteTable(
  'page_changes',
  {
    subject: text('subject').primaryKey(),
    revision: integer('revision').notNull(),
  },
  (table) => [index('page_changes_revision').on(table.revision)],
)

/**
 * Kept by triggers. `month` and `endMonth` are the months in which a record begins and, if it can, ends; otherwise ''.
 */
export const keptCounts = sqliteTable(
  'kept_counts',
  {
    subject: text('subject').notNull(),
    month: text('month').notNull(),
    endMonth: text('end_month').notNull(),
    records: integer('records').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.month, table.endMonth] })],
)

export const services = sqliteTable('services', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  title: text('title').notNull(),
  description: text('description').notNull(),
  icon: text('icon').notNull(),
  features: text('features', { mode: 'json' }).$type<string[]>().notNull(),
  price: text('price').notNull(),
  link: text('link').notNull(),
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
    figure: text('figure').notNull(),
    result: text('result').notNull(),
    description: text('description').notNull(),
    /** Ratio of the value after the work to the one before, in permille: 250 % more is 3500, 35 % lower is 650. */
    factor: integer('factor_permille').notNull(),
    sortOrder: integer('sort_order').notNull(),
    status: text('status', { enum: contentStatuses }).notNull(),
    revision: integer('revision').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
    isFeatured: integer('is_featured', { mode: 'boolean' }).notNull().default(false),
    industry: text('industry'),
    period: text('period'),
    /** Ids of services; one that is deleted or hidden later is left out by the pages. */
    services: text('services', { mode: 'json' }).$type<number[]>(),
    tags: text('tags', { mode: 'json' }).$type<string[]>(),
    drawing: text('drawing', { mode: 'json' }).$type<CaseStudyDrawing>(),
    quote: text('quote', { mode: 'json' }).$type<CaseStudyQuote>(),
    summary: text('summary'),
    content: text('content'),
    /** Rendered from `content` by each save. */
    html: text('html'),
    comparison: text('comparison', { mode: 'json' }).$type<Comparison>(),
    figures: text('figures', { mode: 'json' }).$type<StoryFigure[]>(),
    figuresTitle: text('figures_title'),
    figuresNote: text('figures_note'),
    plan: text('plan', { mode: 'json' }).$type<StoryPlan>(),
    team: text('team', { mode: 'json' }).$type<string[]>(),
    callTitle: text('call_title'),
  },
  (table) => [
    uniqueIndex('case_studies_slug').on(table.slug),
    index('case_studies_published')
      .on(table.sortOrder, table.id, table.slug)
      .where(sql`status = 'published'`),
  ],
)

export const caseStudyRevisions = revisionTable('case_study_revisions', 'case_study_id', () => caseStudies.id)
