import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { IssuePage } from '#features/site/newsletter/issue-page.tsx'
import { NewsletterFailed, NewsletterLoading } from '#features/site/newsletter/newsletter-states.tsx'
import { issueBreadcrumbs, issueHead } from '#seo/issue-head.ts'
import { siteOrigin } from '#seo/site-origin.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/newsletter/$slug')({
  loader: async ({ context, params }) => {
    const issue = await context.source.issue(params.slug)
    if (!issue) throw notFound({ routeId: rootRouteId })
    return issue
  },
  component: Page,
  pendingComponent: NewsletterLoading,
  errorComponent: ({ error }) => <NewsletterFailed error={error} />,
})

function Page() {
  const issue = Route.useLoaderData()
  usePageHead(issueHead(issue, siteOrigin))
  return <IssuePage key={issue.slug} issue={issue} breadcrumbs={issueBreadcrumbs(issue)} />
}
