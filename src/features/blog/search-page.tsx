import { searchPageCopy } from '#content/blog/copy.ts'
import type { ReactNode } from 'react'
import type { SearchResult } from '#contracts/blog.ts'
import { searchRules } from '#shared/search-query.ts'
import { SearchForm } from '#ui/search-form.tsx'
import { BlogTitleBand } from './blog-title-band.tsx'
import { SearchHits } from './search-hits.tsx'
import { Topics } from './topics.tsx'

export const searchBreadcrumbs = [
  { name: searchPageCopy.home, url: '/' },
  { name: searchPageCopy.blog, url: '/blog' },
  { name: searchPageCopy.search, url: '/blog/search' },
] as const

export function SearchPage({ result }: { result: SearchResult }) {
  const { query, hits } = result
  return (
    <SearchFrame query={query} summary={query ? summarize(result) : searchPageCopy.about}>
      {hits.length > 0 ? (
        <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <SearchHits hits={hits} />
          <Topics isAside />
        </div>
      ) : (
        <Topics heading={query ? searchPageCopy.instead : searchPageCopy.browseByTopic} />
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
      <BlogTitleBand title={searchPageCopy.title} breadcrumbs={searchBreadcrumbs}>
        <SearchForm query={query} charsMax={searchRules.queryCharsMax} className="mt-6 max-w-2xl" />
        <p role="status" className="mt-4 max-w-2xl text-small text-ink-soft">
          {summary}
        </p>
      </BlogTitleBand>
      <div className="page-width pt-6 pb-20 lg:pb-23">{children}</div>
    </>
  )
}

function summarize({ query, hits, hasMore }: SearchResult): string {
  if (hits.length === 0) return searchPageCopy.none(query)
  return hasMore ? searchPageCopy.more(query, hits.length) : searchPageCopy.some(query, hits.length)
}
