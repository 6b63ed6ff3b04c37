import { eq, sql } from 'drizzle-orm'
import type { PostCategory } from '#contracts/blog.ts'
import type { Db } from '#server/db/open.ts'
import { posts, siteContent } from '#server/db/schema.ts'
import { cardArtSvg } from '#social/card-art.ts'
import { site } from '#site.config.ts'
import { renderMarkdown } from './render-markdown.ts'

export interface PostInput {
  slug: string
  title: string
  excerpt: string
  /** Calendar day, `YYYY-MM-DD`. */
  date: string
  category: PostCategory
  keywords: string[]
  tags?: string[] | undefined
  author?: string | undefined
  featuredImage?: string | undefined
  tocDepth?: number | undefined
  /** Markdown, at most 256 KB. */
  content: string
  status: 'draft' | 'scheduled' | 'published' | 'archived'
  publishAt?: Date | undefined
}

/** The counter that makes every stored page of the old content a miss; belongs into the batch of the save. */
export const raiseContentRevision = (db: Db) =>
  db
    .update(siteContent)
    .set({ revision: sql`${siteContent.revision} + 1` })
    .where(eq(siteContent.id, 1))

/**
 * Writes a new post. Markdown and art are rendered here, once, so that no reader waits for them.
 * The unique index decides between two posts that want one slug.
 */
export async function createPost(db: Db, input: PostInput, now: Date) {
  const [created] = await db.batch([
    db
      .insert(posts)
      .values({ ...input, ...rendered(input), updatedAt: now })
      .onConflictDoNothing({ target: posts.slug })
      .returning({ id: posts.id }),
    raiseContentRevision(db),
  ])
  const [post] = created
  return post ? { ok: true as const, id: post.id } : { ok: false as const, reason: 'slug-taken' as const }
}

function rendered({ content, category, slug }: PostInput) {
  return { ...renderMarkdown(content, { imageHosts: site.imageHosts }), art: cardArtSvg({ category, slug }) }
}
