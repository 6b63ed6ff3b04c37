import { createFileRoute } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/accessibility')({ component: Page })

function Page() {
  usePageHead({ path: '/accessibility', title: 'Accessibility' })
  return <h1>Accessibility</h1>
}
