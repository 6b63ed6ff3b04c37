import { createFileRoute } from '@tanstack/react-router'
import { ArchivePage } from '#features/site/newsletter/archive-page.tsx'
import { NewsletterFailed, NewsletterLoading } from '#features/site/newsletter/newsletter-states.tsx'
import { archiveBreadcrumbs, archiveHead } from '#seo/issue-head.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/newsletter/')({
  loader: ({ context }) => context.source.issues(1),
  component: Page,
  pendingComponent: NewsletterLoading,
  errorComponent: ({ error }) => <NewsletterFailed error={error} />,
})

function Page() {
  const archive = Route.useLoaderData()
  usePageHead(archiveHead(archive, 1, siteOrigin))
  return <ArchivePage archive={archive} page={1} breadcrumbs={archiveBreadcrumbs(1)} />
}
