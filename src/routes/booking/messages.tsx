import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { linkedMessagesMeta } from '#content/booking/link-pages-meta.ts'
import { LinkedMessagesPage } from '#features/messages/linked-messages-page.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/booking/messages')({
  preload: false,
  loader: async ({ context }) => {
    const linked = await context.source.linkedMessages()
    if (!linked) throw notFound({ routeId: rootRouteId })
    return linked
  },
  component: Page,
})

function Page() {
  const linked = Route.useLoaderData()
  usePageHead(linkedMessagesMeta)
  return <LinkedMessagesPage {...linked} />
}
