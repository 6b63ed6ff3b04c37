import { createFileRoute, notFound } from '@tanstack/react-router'
import { categoryTopics } from '#content/blog/page.ts'
import { archiveBreadcrumbs, archiveHead } from '#features/blog/archive-head.ts'
import { CategoryArchive } from '#features/blog/category-archive.tsx'
import { ListFailed, ListLoading } from '#features/blog/list-states.tsx'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/blog/category/$id/')({
  loader: async ({ context, params }) => {
    const topic = categoryTopics.find(({ id }) => id === params.id)
    if (!topic) throw notFound()
    return { topic, list: await context.source.list(1, topic.id), page: 1 }
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
