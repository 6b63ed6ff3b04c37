import { createFileRoute, notFound } from '@tanstack/react-router'
import { AuthorArchive } from '#features/blog/author-archive.tsx'
import { authorBreadcrumbs, authorHead } from '#features/blog/author-head.ts'
import { ListFailed, ListLoading } from '#features/blog/list-states.tsx'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/blog/author/$slug/')({
  loader: async ({ context, params }) => {
    const authorPage = await context.source.author(params.slug, 1)
    if (!authorPage) throw notFound()
    return { authorPage, page: 1 }
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
