import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { contentStatuses } from '#contracts/content.ts'
import type { PageNavigation } from '#contracts/records/page.ts'
import { createdAt, instant } from './columns.ts'
import { revisionTable } from './revisions.ts'

/** Text pages that the back office keeps, each at its slug at the root of the site. */
export const pages = sqliteTable(
  'pages',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Empty if it is the title. */
    heading: text('heading').notNull(),
    navigation: text('navigation', { mode: 'json' }).$type<PageNavigation>(),
    isInFooter: integer('is_in_footer', { mode: 'boolean' }).notNull(),
    isNoindex: integer('is_noindex', { mode: 'boolean' }).notNull(),
    content: text('content').notNull(),
    /** Rendered from `content` by each save. */
    html: text('html').notNull(),
    status: text('status', { enum: contentStatuses }).notNull(),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('pages_updated').on(table.updatedAt),
    index('pages_by_status').on(table.status, table.updatedAt),
    index('pages_published').on(table.slug).where(sql`status = 'published'`),
    index('pages_in_menus')
      .on(table.status, table.id)
      .where(sql`status = 'published' and (navigation is not null or is_in_footer)`),
  ],
)

export const pageRevisions = revisionTable('page_revisions', 'page_id', () => pages.id)
