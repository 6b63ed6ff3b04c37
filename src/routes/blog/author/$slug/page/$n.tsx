import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { AuthorArchive } from '#features/blog/author-archive.tsx'
import { authorBreadcrumbs, authorHead } from '#features/blog/author-head.ts'
import { ListFailed, ListLoading } from '#features/blog/list-states.tsx'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { readPageNumber } from '#shared/list-pages.ts'

export const Route = createFileRoute('/blog/author/$slug/page/$n')({
  loader: async ({ context, params }) => {
    const page = readPageNumber(params.n)
    const authorPage = page === null ? null : await context.source.author(params.slug, page)
    if (page === null || !authorPage) throw notFound({ routeId: rootRouteId })
    return { authorPage, page }
  },
  component: Page,
  pendingComponent: ListLoading,
  errorComponent: ({ error }) => <ListFailed error={error} />,
})

function Page() {
  const shown = Route.useLoaderData()
  usePageHead(authorHead(shown, siteOrigin))
  return <AuthorArchive {...shown} breadcrumbs={authorBreadcrumbs(shown)} />
}
