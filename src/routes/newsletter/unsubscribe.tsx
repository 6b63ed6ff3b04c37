import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '#features/newsletter/unsubscribe-page.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/newsletter/unsubscribe')({
  loader: ({ context }) => context.source.unsubscription(),
  component: Page,
})

function Page() {
  const unsubscription = Route.useLoaderData()
  usePageHead({
    path: '/newsletter/unsubscribe',
    title: 'Leave the newsletter',
    description: 'Ends a newsletter subscription with the link of any mail, without an account.',
    robots: 'noindex',
  })
  return <UnsubscribePage unsubscription={unsubscription} />
}
