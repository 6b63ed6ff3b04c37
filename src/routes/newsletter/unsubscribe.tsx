import { createFileRoute } from '@tanstack/react-router'
import { unsubscribeMeta } from '#content/newsletter/meta.ts'
import { UnsubscribePage } from '#features/site/newsletter/unsubscribe-page.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/newsletter/unsubscribe')({
  loader: ({ context }) => context.source.unsubscription(),
  component: Page,
})

function Page() {
  const unsubscription = Route.useLoaderData()
  usePageHead(unsubscribeMeta)
  return <UnsubscribePage unsubscription={unsubscription} />
}
