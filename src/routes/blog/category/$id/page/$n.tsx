import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { categoryTopics } from '#content/blog/page.ts'
import { readPageNumber } from '#shared/list-pages.ts'
import { archiveBreadcrumbs, archiveHead } from '#features/blog/archive-head.ts'
import { CategoryArchive } from '#features/blog/category-archive.tsx'
import { ListFailed, ListLoading } from '#features/blog/list-states.tsx'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/blog/category/$id/page/$n')({
  loader: async ({ context, params }) => {
    const topic = categoryTopics.find(({ id }) => id === params.id)
    const page = readPageNumber(params.n)
    if (!topic || page === null) throw notFound({ routeId: rootRouteId })
    const list = await context.source.list(page, topic.id)
    if (list.posts.length === 0) throw notFound({ routeId: rootRouteId })
    return { topic, list, page }
  },
  component: Page,
  pendingComponent: ListLoading,
  errorComponent: ({ error }) => <ListFailed error={error} />,
})

function Page() {
  const archive = Route.useLoaderData()
  usePageHead(archiveHead(archive, siteOrigin))
  return <CategoryArchive {...archive} breadcrumbs={archiveBreadcrumbs(archive)} />
}
