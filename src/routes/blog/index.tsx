import { createFileRoute } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/blog/')({ loader: ({ context }) => context.source.cards(), component: Page })

function Page() {
  const cards = Route.useLoaderData()
  usePageHead({ path: '/blog', title: 'Blog' })
  return <h1>Blog {cards.length}</h1>
}
