import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { postCategories, postStatuses } from '#contracts/blog.ts'
import { users } from './accounts.ts'
import { createdAt, instant } from './columns.ts'

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
    /** The rendered text without its markup: what the search reads (posts_fts). */
    searchText: text('search_text').notNull().default(''),
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
    index('posts_date').on(table.date),
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

/** What a post was after each save. The newest fifty are kept. */
export const postRevisions = sqliteTable(
  'post_revisions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** `posts.revision` after that save. */
    revision: integer('revision').notNull(),
    /** The fields that an editor can change, as the editor's own schema has them. */
    fields: text('fields', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    savedById: integer('saved_by_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('post_revisions_post').on(table.postId, table.revision)],
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
    index('newsletter_created').on(table.createdAt),
    index('newsletter_subscribed').on(table.createdAt).where(sql`unsubscribed_at is null`),
    index('newsletter_left').on(table.createdAt).where(sql`unsubscribed_at is not null`),
  ],
)
