import { and, desc, type SQL, sql } from 'drizzle-orm'
import type { SearchHit, SearchResult } from '#contracts/blog.ts'
import { coverOf } from '#domains/blog/post-row.ts'
import { wherePublished } from '#domains/blog/visible-posts.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { ftsSearch, findUnspacedWords } from '#platform/lists/search.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { CoverFigure } from '#shared/drawings.ts'
import { searchQuery, searchRules } from '#shared/search-query.ts'
import { hasHit, hitEnd, hitStart, markedText, markedWords } from './marked-text.ts'
import { matchExpression } from './match-expression.ts'
import { searchUnspaced } from './search-unspaced.ts'

const weights = { title: 10, excerpt: 4, keywords: 4, tags: 4 }
const passageWords = 32
const candidatesMax = { anywhere: 80, inTitle: 50 }

export async function searchPosts(context: ServiceContext, input: string): Promise<SearchResult> {
  const { db, now } = context
  const query = searchQuery(input)
  const unspacedWords = findUnspacedWords(query)
  if (unspacedWords) return resultOf(query, await searchUnspaced(context, unspacedWords))
  const match = matchExpression(query)
  if (match === null) return { query, hits: [], hasMore: false }
  // Cross joins fix the table order: D1's planner would start with all published posts.
  const candidates = sql`(
    select id, min(weight) as weight, max(is_recent) as is_recent from (
      select *, 1 as is_recent from (${newestMatches(match, candidatesMax.anywhere)})
      union all select *, 0 from (${newestMatches(`{title} : (${match})`, candidatesMax.inTitle)})
    ) group by id
  ) as candidates`
  const weight = sql<number>`candidates.weight`
  const best = db
    .select({
      id: posts.id,
      weight: weight.as('weight'),
      isRecent: sql<number>`candidates.is_recent`.as('is_recent'),
      slug: posts.slug,
      date: posts.date,
      category: posts.category,
      cover: posts.cover,
    })
    .from(candidates)
    .crossJoin(posts)
    .where(and(sql`${posts.id} = candidates.id`, wherePublished(now)))
    .orderBy(weight, desc(posts.date), desc(posts.id))
    .limit(searchRules.hitsMax + 1)
  const rows = await db.all<HitRow>(sql`with best as ${best}
    ${markedHits(match, sql`is_recent = 1`)}
    union all ${markedHits(`(${match}) AND {title} : (${match})`, sql`is_recent = 0`)}`)
  rows.sort((a, b) => a.weight - b.weight || b.date.localeCompare(a.date) || b.id - a.id)
  return resultOf(query, rows.map(toHit))
}

const resultOf = (query: string, hits: SearchHit[]): SearchResult => ({
  query,
  hits: hits.slice(0, searchRules.hitsMax),
  hasMore: hits.length > searchRules.hitsMax,
})

const newestMatches = (match: string, max: number) => ftsSearch('posts_fts', match, { max, weight: rank })

/**
 * Reads the index once from the oldest of these hits on, because FTS5 would collect all matches of a prefix again for
 * each post that it looks up by id. Each row after the oldest hit is a candidate, so there are no more than these.
 */
const markedHits = (match: string, which: SQL) => sql`
  select id, weight, slug, date, category, cover, ${highlightColumn(0)} as title, ${highlightColumn(1)} as excerpt,
    ${highlightColumn(2)} as keywords, ${highlightColumn(3)} as tags,
    snippet(posts_fts, 4, ${hitStart}, ${hitEnd}, '…', ${passageWords}) as passage
  from posts_fts cross join best
  where posts_fts match ${match} and best.id = posts_fts.rowid and ${which}
    and posts_fts.rowid >= (select ifnull(min(id) filter (where ${which}), 9223372036854775807) from best)`

const rank = sql<number>`bm25(posts_fts, ${weights.title}, ${weights.excerpt}, ${weights.keywords}, ${weights.tags}, 1.0)`
const highlightColumn = (column: number) => sql`highlight(posts_fts, ${column}, ${hitStart}, ${hitEnd})`

function toHit({ slug, date, category, cover, title, excerpt, keywords, tags, passage }: HitRow): SearchHit {
  const textPassage = markedText(passage)
  return {
    slug,
    date,
    category,
    cover: coverOf({ cover, category }),
    title: markedText(title),
    passage: hasHit(textPassage) ? textPassage : markedText(excerpt),
    topics: [...markedWords(keywords), ...markedWords(tags)].filter(hasHit),
  }
}

type HitRow = Pick<SearchHit, 'slug' | 'date' | 'category'> & {
  id: number
  cover: CoverFigure | null
  weight: number
  title: string
  excerpt: string
  keywords: string
  tags: string | null
  passage: string
}
