import { createFileRoute } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/digital-marketing-strategy')({ component: Page })

function Page() {
  usePageHead({ path: '/digital-marketing-strategy', title: 'Digital Marketing Strategy' })
  return <h1>Digital Marketing Strategy</h1>
}
