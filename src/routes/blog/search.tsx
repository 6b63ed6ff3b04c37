import { createFileRoute } from '@tanstack/react-router'
import { searchMeta } from '#content/blog/meta.ts'
import { searchQuery } from '#shared/search-query.ts'
import { SearchFailed } from '#features/blog/search-failed.tsx'
import { SearchPage, searchBreadcrumbs } from '#features/blog/search-page.tsx'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

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
  usePageHead({
    ...searchMeta(result.query),
    structuredData: [breadcrumbJsonLd(siteOrigin, searchBreadcrumbs)],
  })
  return <SearchPage result={result} />
}

function Failed({ error }: { error: unknown }) {
  const query = queryOf(Route.useSearch())
  usePageHead(searchMeta(query))
  return <SearchFailed error={error} query={query} />
}
