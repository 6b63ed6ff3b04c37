import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { ArchivePage } from '#features/site/newsletter/archive-page.tsx'
import { NewsletterFailed, NewsletterLoading } from '#features/site/newsletter/newsletter-states.tsx'
import { archiveBreadcrumbs, archiveHead } from '#seo/issue-head.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { readPageNumber } from '#shared/list-pages.ts'

export const Route = createFileRoute('/newsletter/page/$n')({
  loader: async ({ context, params }) => {
    const page = readPageNumber(params.n)
    const archive = page === null ? null : await context.source.issues(page)
    if (page === null || !archive || page > archive.pages) throw notFound({ routeId: rootRouteId })
    return { page, archive }
  },
  component: Page,
  pendingComponent: NewsletterLoading,
  errorComponent: ({ error }) => <NewsletterFailed error={error} />,
})

function Page() {
  const { page, archive } = Route.useLoaderData()
  usePageHead(archiveHead(archive, page, siteOrigin))
  return <ArchivePage archive={archive} page={page} breadcrumbs={archiveBreadcrumbs(page)} />
}
