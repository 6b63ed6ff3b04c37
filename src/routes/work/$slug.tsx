import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import type { StoryHead } from '#contracts/page-source.ts'
import type { Story } from '#contracts/stories.ts'
import { WorkFailed, WorkLoading } from '#features/site/work/work-states.tsx'
import { siteOrigin } from '#seo/site-origin.ts'
import { storyBreadcrumbs, storyHead } from '#seo/story-head.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { StaticSection, staticSections } from '#ui/static-section.tsx'

export const Route = createFileRoute('/work/$slug')({
  loader: async ({ context, params }) => {
    const story = await context.source.story(params.slug)
    if (!story) throw notFound({ routeId: rootRouteId })
    return { story, parts: await staticSections(`work/${story.slug}`, () => loadPage(story)) }
  },
  component: Page,
  pendingComponent: WorkLoading,
  errorComponent: ({ error }) => <WorkFailed error={error} />,
})

const hasPage = (story: Story | StoryHead): story is Story => 'html' in story

async function loadPage(story: Story | StoryHead) {
  const { StoryPage } = await import('#features/site/work/story-page.tsx')
  if (!hasPage(story)) throw new Error('The page of a story is in no document and was not fetched')
  return { page: () => <StoryPage story={story} breadcrumbs={storyBreadcrumbs(story)} /> }
}

function Page() {
  const { story, parts } = Route.useLoaderData()
  usePageHead(storyHead(story, siteOrigin))
  return <StaticSection key={story.slug} name="page" from={parts} />
}
