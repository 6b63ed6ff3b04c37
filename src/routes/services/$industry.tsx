import { createFileRoute } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/services/$industry')({ component: Page })

function Page() {
  usePageHead({ path: '/services/$industry', title: 'Advertising by industry' })
  return <h1>Advertising by industry</h1>
}
