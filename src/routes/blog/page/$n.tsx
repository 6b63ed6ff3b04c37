import { olderArticlesCopy, searchPageCopy } from '#content/blog/copy.ts'
import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { olderMeta } from '#content/blog/meta.ts'
import { listPath, pagesOf, readPageNumber } from '#shared/list-pages.ts'
import { ListFailed, ListLoading } from '#features/blog/list-states.tsx'
import { OlderArticles } from '#features/blog/older-articles.tsx'
import { blogJsonLd } from '#seo/blog-json-ld.ts'
import { breadcrumbJsonLd } from '#seo/breadcrumb-json-ld.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/blog/page/$n')({
  loader: async ({ context, params }) => {
    const page = readPageNumber(params.n)
    const list = page === null ? null : await context.source.list(page)
    if (page === null || !list || list.posts.length === 0) throw notFound({ routeId: rootRouteId })
    return { page, list }
  },
  component: Page,
  pendingComponent: ListLoading,
  errorComponent: ({ error }) => <ListFailed error={error} />,
})

function Page() {
  const { page, list } = Route.useLoaderData()
  const pages = pagesOf(list.total)
  const breadcrumbs = [
    { name: searchPageCopy.home, url: '/' },
    { name: searchPageCopy.blog, url: '/blog' },
    { name: olderArticlesCopy.page(page), url: listPath(page) },
  ]
  usePageHead({
    ...olderMeta(page, pages),
    prevPath: page > 1 ? listPath(page - 1) : undefined,
    nextPath: page < pages ? listPath(page + 1) : undefined,
    structuredData: [blogJsonLd(siteOrigin, list.posts), breadcrumbJsonLd(siteOrigin, breadcrumbs)],
  })
  return <OlderArticles list={list} page={page} breadcrumbs={breadcrumbs} />
}
