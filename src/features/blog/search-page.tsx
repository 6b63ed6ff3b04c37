import type { ReactNode } from 'react'
import type { SearchResult } from '#contracts/blog-search.ts'
import { searchRules } from '#shared/search-query.ts'
import { SearchForm } from '#ui/search-form.tsx'
import { BlogTitleBand } from './blog-title-band.tsx'
import { SearchHits } from './search-hits.tsx'
import { Topics } from './topics.tsx'

export const searchBreadcrumbs = [
  { name: 'Home', url: '/' },
  { name: 'Blog', url: '/blog' },
  { name: 'Search', url: '/blog/search' },
] as const

export function SearchPage({ result }: { result: SearchResult }) {
  const { query, hits } = result
  return (
    <SearchFrame
      query={query}
      summary={
        query ? summarize(result) : 'Searches the title, summary, keywords and full text of every article.'
      }
    >
      {hits.length > 0 ? (
        <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <SearchHits hits={hits} />
          <Topics isAside />
        </div>
      ) : (
        <Topics heading={query ? 'Go by topic instead' : 'Browse by topic'} />
      )}
    </SearchFrame>
  )
}

export function SearchFrame({
  query,
  summary,
  children,
}: {
  query: string
  summary: string
  children?: ReactNode
}) {
  return (
    <>
      <BlogTitleBand title="Search the blog" breadcrumbs={searchBreadcrumbs}>
        <SearchForm query={query} charsMax={searchRules.queryCharsMax} className="mt-6 max-w-2xl" />
        <p role="status" className="mt-4 max-w-2xl text-small text-ink-soft">
          {summary}
        </p>
      </BlogTitleBand>
      <div className="page-width pt-4 pb-20">{children}</div>
    </>
  )
}

function summarize({ query, hits, hasMore }: SearchResult): string {
  const words = `“${query}”`
  if (hits.length === 0) {
    return `No article contains all the words of ${words}. Try fewer words, or different ones.`
  }
  if (hasMore) {
    return `More than ${hits.length} articles match ${words}. These are the best ${hits.length}; add a word to narrow it down.`
  }
  return hits.length === 1
    ? `1 article matches ${words}`
    : `${hits.length} articles match ${words}, best match first`
}
