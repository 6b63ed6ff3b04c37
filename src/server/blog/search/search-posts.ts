import { and, desc, eq, sql } from 'drizzle-orm'
import type { SearchHit, SearchResult } from '#contracts/blog-search.ts'
import { searchQuery, searchRules } from '#contracts/search-query.ts'
import { isVisible } from '#server/blog/visible-posts.ts'
import type { Db } from '#server/db/open.ts'
import { posts } from '#server/db/schema/blog.ts'
import { hasHit, hitEnd, hitStart, markedText } from './marked-text.ts'
import { matchExpression } from './match-expression.ts'

/** How much a word counts in the title and in the excerpt where it counts 1 in the text. */
const titleWeight = 10
const excerptWeight = 4
/** Words of a passage, of at most 64 that the index allows. */
const passageWords = 32

/**
 * The posts that readers can see and that hold all the words of a query, the best fitting first.
 * @param typed what somebody typed, of any length and with any signs in it
 */
export async function searchPosts(db: Db, typed: string, now: Date): Promise<SearchResult> {
  const query = searchQuery(typed)
  const match = matchExpression(query)
  if (match === null) return { query, hits: [], hasMore: false }
  // Passages are cut for the best only: cut in the ranking query they would be made of every post that matches. And
  // the rank is taken along, because the index would weigh all its words anew for each post that is looked up by id.
  const best = db
    .select({ id: posts.id, weight: rank.as('weight') })
    .from(sql`posts_fts`)
    .innerJoin(posts, sql`${posts.id} = posts_fts.rowid`)
    .where(and(sql`posts_fts match ${match}`, isVisible(now)))
    .orderBy(rank, desc(posts.date), desc(posts.id))
    .limit(searchRules.hitsMax + 1)
    .as('best')
  const rows = await db
    .select({
      slug: posts.slug,
      date: posts.date,
      category: posts.category,
      title: marked(0),
      excerpt: marked(1),
      passage: sql<string>`snippet(posts_fts, 2, ${hitStart}, ${hitEnd}, '…', ${passageWords})`,
    })
    .from(best)
    .innerJoin(sql`posts_fts`, sql`posts_fts.rowid = ${best.id}`)
    .innerJoin(posts, eq(posts.id, best.id))
    .where(sql`posts_fts match ${match}`)
    .orderBy(sql`${best.weight}`, desc(posts.date), desc(posts.id))
  return {
    query,
    hits: rows.slice(0, searchRules.hitsMax).map(toHit),
    hasMore: rows.length > searchRules.hitsMax,
  }
}

const rank = sql<number>`bm25(posts_fts, ${titleWeight}, ${excerptWeight}, 1.0)`
const marked = (column: 0 | 1) => sql<string>`highlight(posts_fts, ${column}, ${hitStart}, ${hitEnd})`

function toHit({ title, excerpt, passage, ...post }: HitRow): SearchHit {
  const ofText = markedText(passage)
  return { ...post, title: markedText(title), passage: hasHit(ofText) ? ofText : markedText(excerpt) }
}

type HitRow = Pick<SearchHit, 'slug' | 'date' | 'category'> & {
  title: string
  excerpt: string
  passage: string
}
