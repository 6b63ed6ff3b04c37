import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { postCategories, postStatuses } from '#contracts/blog.ts'
import { coverFigures } from '#shared/drawings.ts'
import { createdAt, instant } from './columns.ts'
import { revisionTable } from './revisions.ts'

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
    /** Null for the figure of the category (src/content/blog/post-covers.ts). */
    cover: text('cover', { enum: coverFigures }),
    tocDepth: integer('toc_depth').notNull().default(3),
    content: text('content').notNull(),
    html: text('html').notNull(),
    headings: text('headings', { mode: 'json' })
      .$type<{ level: number; text: string; id: string }[]>()
      .notNull(),
    wordCount: integer('word_count').notNull(),
    readingMinutes: integer('reading_minutes').notNull(),
    searchText: text('search_text').notNull().default(''),
    /** Not read any more; the Worker of an earlier version still selects it while an update is deployed. */
    art: text('art')
      .notNull()
      .$default(() => ''),
    status: text('status', { enum: postStatuses }).notNull(),
    publishAt: instant('publish_at'),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
    visibleAt: instant('visible_at').generatedAlwaysAs(
      sql`case status when 'published' then 0 when 'scheduled' then publish_at end`,
      { mode: 'virtual' },
    ),
    /** The post's id in the feed since its slug changed. Null while the slug is still that id. */
    feedId: text('feed_id'),
    listedFor: instant('listed_for'),
    isListed: integer('is_listed', { mode: 'boolean' }).generatedAlwaysAs(
      sql`coalesce(status = 'published' or (status = 'scheduled' and listed_for = publish_at), 0)`,
      { mode: 'virtual' },
    ),
    /** Set by a trigger; null unless the post is listed. */
    sitemapPart: integer('sitemap_part'),
  },
  (table) => [
    uniqueIndex('posts_slug').on(table.slug),
    index('posts_newest').on(table.status, table.date, table.id),
    index('posts_date').on(table.date),
    index('posts_publish_at').on(table.publishAt),
    index('posts_due').on(table.visibleAt).where(sql`is_listed = 0 and visible_at is not null`),
    index('posts_listed').on(table.date, table.id).where(sql`is_listed = 1`),
    index('posts_listed_category').on(table.category, table.date, table.id).where(sql`is_listed = 1`),
    index('posts_feed_id').on(table.feedId).where(sql`feed_id is not null`),
    index('posts_sitemap').on(table.sitemapPart, table.id).where(sql`sitemap_part is not null`),
  ],
)

/** The services whose booking pages a post leads to, whether or not they exist. */
export const postServices = sqliteTable(
  'post_services',
  {
    serviceId: integer('service_id').notNull(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.postId] }),
    index('post_services_post').on(table.postId),
  ],
)

/**
 * Level 0 counts a whole list (a category, or '' for all posts), levels 1 to 3 count its years, months and days. Kept
 * by triggers, as are the tables below (docs/decisions/022-what-a-save-renews.md).
 */
export const postCounts = sqliteTable(
  'post_counts',
  {
    list: text('list').notNull(),
    level: integer('level').notNull(),
    span: text('span').notNull(),
    posts: integer('posts').notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.level, table.span] })],
)

export const sitemapParts = sqliteTable('sitemap_parts', {
  part: integer('part').primaryKey(),
  posts: integer('posts').notNull(),
  changedAt: instant('changed_at').notNull(),
})

export const postKeywords = sqliteTable(
  'post_keywords',
  {
    keyword: text('keyword').notNull(),
    category: text('category', { enum: postCategories }).notNull(),
    date: text('date').notNull(),
    postId: integer('post_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.keyword, table.category, table.date, table.postId] }),
    index('post_keywords_newest').on(table.keyword, table.date, table.postId),
    index('post_keywords_post').on(table.postId, table.keyword),
  ],
)

export const relatedPosts = sqliteTable(
  'related_posts',
  {
    postId: integer('post_id').notNull(),
    place: integer('place').notNull(),
    relatedId: integer('related_id').notNull(),
    sameCategory: integer('same_category', { mode: 'boolean' }).notNull(),
    sharedKeywords: integer('shared_keywords').notNull(),
    date: text('date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.place] }),
    index('related_posts_related').on(table.relatedId),
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

export const postRevisions = revisionTable('post_revisions', 'post_id', () => posts.id)

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
    source: text('source', { enum: ['form', 'import'] })
      .notNull()
      .default('form'),
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
