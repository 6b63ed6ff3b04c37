import { createFileRoute } from '@tanstack/react-router'
import { WorkPage } from '#features/site/work/work-page.tsx'
import { WorkFailed, WorkLoading } from '#features/site/work/work-states.tsx'
import { siteOrigin } from '#seo/site-origin.ts'
import { workBreadcrumbs, workHead } from '#seo/story-head.ts'
import { serviceFilter } from '#shared/page-paths.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/work/')({
  loader: ({ context }) => context.source.stories(),
  component: Page,
  pendingComponent: WorkLoading,
  errorComponent: ({ error }) => <WorkFailed error={error} />,
})

function Page() {
  const list = Route.useLoaderData()
  const { service }: { service?: unknown } = Route.useSearch()
  const filter = typeof service === 'string' ? service : undefined
  const chosen = list.services.find((offer) => serviceFilter(offer) === filter)
  usePageHead(workHead(list, siteOrigin, chosen !== undefined))
  return <WorkPage list={list} chosen={chosen} breadcrumbs={workBreadcrumbs} />
}
