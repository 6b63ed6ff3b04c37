import { and, desc, inArray, sql } from 'drizzle-orm'
import type { SearchHit } from '#contracts/blog.ts'
import { searchRules } from '#shared/search-query.ts'
import { coverOf } from '#domains/blog/post-row.ts'
import { wherePublished } from '#domains/blog/visible-posts.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { unspacedSearch } from '#platform/lists/search.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { hasHit, markedText, markWords } from './marked-text.ts'

const candidatesMax = 80
const passageChars = { before: 40, whole: 160 }

/**
 * Returns the newest published posts that contain every word of a query in a script without spaces. They are not
 * ranked: a run of characters says little about how much of a post is about it.
 */
export async function searchUnspaced(
  { db, now }: ServiceContext,
  words: readonly string[],
): Promise<SearchHit[]> {
  const [first = ''] = words
  const ids = unspacedSearch('posts_fts', words, { max: candidatesMax, column: undefined })
  const startOfPassage = sql`max(1, instr(lower(${posts.searchText}), ${first}) - ${passageChars.before})`
  const rows = await db
    .select({
      slug: posts.slug,
      date: posts.date,
      category: posts.category,
      cover: posts.cover,
      title: posts.title,
      excerpt: posts.excerpt,
      keywords: posts.keywords,
      tags: posts.tags,
      passage: sql<string>`substr(${posts.searchText}, ${startOfPassage}, ${passageChars.whole})`,
    })
    .from(posts)
    .where(and(inArray(posts.id, sql`(${ids})`), wherePublished(now)))
    .orderBy(desc(posts.date), desc(posts.id))
    .limit(searchRules.hitsMax + 1)
  return rows.map(({ slug, date, category, cover, title, excerpt, keywords, tags, passage }) => {
    const mark = (text: string) => markedText(markWords(text, words))
    const textPassage = mark(passage)
    return {
      slug,
      date,
      category,
      cover: coverOf({ cover, category }),
      title: mark(title),
      passage: hasHit(textPassage) ? textPassage : mark(excerpt),
      topics: [...keywords, ...(tags ?? [])].map(mark).filter(hasHit),
    }
  })
}
