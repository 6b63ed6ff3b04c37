import { createFileRoute } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/about')({ component: Page })

function Page() {
  usePageHead({ path: '/about', title: 'About' })
  return <h1>About</h1>
}
