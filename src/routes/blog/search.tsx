import { createFileRoute } from '@tanstack/react-router'
import { searchQuery } from '#shared/search-query.ts'
import { SearchFailed } from '#features/blog/search-failed.tsx'
import { SearchPage } from '#features/blog/search-page.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

/** Keeps the title within what search engines and tabs show. */
const titleCharsMax = 36

export const Route = createFileRoute('/blog/search')({
  loaderDeps: ({ search }) => ({ query: queryOf(search) }),
  loader: ({ context, deps }) => context.source.search(deps.query),
  component: Page,
  errorComponent: Failed,
  // The browser loads the error view separately and adds a boundary around the page for it; the server must
  // render the same boundary. Pages with a pending view have it anyway.
  wrapInSuspense: true,
})

const queryOf = ({ q }: { q?: unknown }) => searchQuery(typeof q === 'string' ? q : '')

function Page() {
  const result = Route.useLoaderData()
  useSearchHead(result.query)
  return <SearchPage result={result} />
}

function Failed({ error }: { error: unknown }) {
  const query = queryOf(Route.useSearch())
  useSearchHead(query)
  return <SearchFailed error={error} query={query} />
}

function useSearchHead(query: string) {
  const letters = [...query]
  const shortQuery = letters.length > titleCharsMax ? `${letters.slice(0, titleCharsMax).join('')}…` : query
  usePageHead({
    path: '/blog/search',
    title: query ? `“${shortQuery}” in the blog` : 'Search the blog',
    description:
      'Search the title, summary, keywords and full text of every article on digital marketing, advertising, SEO, content and product development.',
    robots: 'noindex, follow',
    category: 'blog',
    feedPath: '/blog/feed.xml',
  })
}
