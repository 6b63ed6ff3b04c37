import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '#features/site/newsletter/unsubscribe-page.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/newsletter/unsubscribe')({
  loader: ({ context }) => context.source.unsubscription(),
  component: Page,
})

function Page() {
  const unsubscription = Route.useLoaderData()
  usePageHead({
    path: '/newsletter/unsubscribe',
    title: 'Unsubscribe from the newsletter',
    description: 'Unsubscribe from the newsletter with the link in any issue. You do not need an account.',
    robots: 'noindex',
  })
  return <UnsubscribePage unsubscription={unsubscription} />
}
