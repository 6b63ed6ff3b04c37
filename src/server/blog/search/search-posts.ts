import { and, desc, eq, sql } from 'drizzle-orm'
import type { SearchHit, SearchResult } from '#contracts/blog-search.ts'
import { searchQuery, searchRules } from '#shared/search-query.ts'
import { wherePublished } from '#server/blog/visible-posts.ts'
import { posts } from '#server/db/schema/blog.ts'
import { ftsSearch } from '#server/lists/fts-search.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { hasHit, hitEnd, hitStart, markedText, markedWords } from './marked-text.ts'
import { matchExpression } from './match-expression.ts'

const weights = { title: 10, excerpt: 4, keywords: 4, tags: 4 }
const passageWords = 32
const candidatesMax = { anywhere: 150, inTitle: 50 }

export async function searchPosts({ db, now }: ServiceContext, input: string): Promise<SearchResult> {
  const query = searchQuery(input)
  const match = matchExpression(query)
  if (match === null) return { query, hits: [], hasMore: false }
  // Snippets are made for the best hits only; the ranking query would make them for every match. The rank
  // is passed on, because FTS5 would compute it again for each post looked up by id. Cross joins fix the
  // table order: D1's planner would start with all published posts.
  const candidates = sql`(
    select id, min(weight) as weight from (
      select * from (${newestMatches(match, candidatesMax.anywhere)})
      union all select * from (${newestMatches(`{title} : (${match})`, candidatesMax.inTitle)})
    ) group by id
  ) as candidates`
  const weight = sql<number>`candidates.weight`
  const best = db
    .select({ id: posts.id, weight: weight.as('weight') })
    .from(candidates)
    .crossJoin(posts)
    .where(and(sql`${posts.id} = candidates.id`, wherePublished(now)))
    .orderBy(weight, desc(posts.date), desc(posts.id))
    .limit(searchRules.hitsMax + 1)
    .as('best')
  const rows = await db
    .select({
      slug: posts.slug,
      date: posts.date,
      category: posts.category,
      title: highlightColumn(0),
      excerpt: highlightColumn(1),
      keywords: highlightColumn(2),
      tags: highlightColumn(3),
      passage: sql<string>`snippet(posts_fts, 4, ${hitStart}, ${hitEnd}, '…', ${passageWords})`,
    })
    .from(best)
    .crossJoin(sql`posts_fts`)
    .crossJoin(posts)
    .where(and(sql`posts_fts match ${match}`, sql`posts_fts.rowid = ${best.id}`, eq(posts.id, best.id)))
    .orderBy(sql`${best.weight}`, desc(posts.date), desc(posts.id))
  return {
    query,
    hits: rows.slice(0, searchRules.hitsMax).map(toHit),
    hasMore: rows.length > searchRules.hitsMax,
  }
}

const newestMatches = (match: string, max: number) => ftsSearch('posts_fts', match, { max, weight: rank })

const rank = sql<number>`bm25(posts_fts, ${weights.title}, ${weights.excerpt}, ${weights.keywords}, ${weights.tags}, 1.0)`
const highlightColumn = (column: number) =>
  sql<string>`highlight(posts_fts, ${column}, ${hitStart}, ${hitEnd})`

function toHit({ title, excerpt, keywords, tags, passage, ...post }: HitRow): SearchHit {
  const textPassage = markedText(passage)
  return {
    ...post,
    title: markedText(title),
    passage: hasHit(textPassage) ? textPassage : markedText(excerpt),
    topics: [...markedWords(keywords), ...markedWords(tags)].filter(hasHit),
  }
}

type HitRow = Pick<SearchHit, 'slug' | 'date' | 'category'> & {
  title: string
  excerpt: string
  keywords: string
  tags: string | null
  passage: string
}
