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
    date: text('date').notNull(),
    category: text('category', { enum: postCategories }).notNull(),
    keywords: text('keywords', { mode: 'json' }).$type<string[]>().notNull(),
    tags: text('tags', { mode: 'json' }).$type<string[]>(),
    author: text('author'),
    featuredImage: text('featured_image'),
    tocDepth: integer('toc_depth').notNull().default(3),
    content: text('content').notNull(),
    html: text('html').notNull(),
    headings: text('headings', { mode: 'json' })
      .$type<{ level: number; text: string; id: string }[]>()
      .notNull(),
    wordCount: integer('word_count').notNull(),
    readingMinutes: integer('reading_minutes').notNull(),
    searchText: text('search_text').notNull().default(''),
    art: text('art').notNull(),
    status: text('status', { enum: postStatuses }).notNull(),
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

export const postRevisions = sqliteTable(
  'post_revisions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
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
    email: text('email').notNull(),
    /** Grants nothing but unsubscribing, which needs no sign-in. */
    unsubscribeToken: text('unsubscribe_token').notNull(),
    createdAt: createdAt(),
    unsubscribedAt: instant('unsubscribed_at'),
    /** Sign-ups older than this column count as confirmed. */
    isConfirmed: integer('is_confirmed', { mode: 'boolean' }).notNull().default(true),
    confirmedAt: instant('confirmed_at'),
    confirmTokenHash: text('confirm_token_hash'),
    confirmExpiresAt: instant('confirm_expires_at'),
  },
  (table) => [
    uniqueIndex('newsletter_email').on(table.email),
    uniqueIndex('newsletter_token').on(table.unsubscribeToken),
    uniqueIndex('newsletter_confirm').on(table.confirmTokenHash),
    index('newsletter_unconfirmed').on(table.createdAt).where(sql`is_confirmed = 0`),
    index('newsletter_created').on(table.createdAt),
    index('newsletter_subscribed').on(table.createdAt).where(sql`unsubscribed_at is null`),
    index('newsletter_left').on(table.createdAt).where(sql`unsubscribed_at is not null`),
  ],
)
