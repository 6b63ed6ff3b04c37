import { createFileRoute } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/contact')({ component: Page })

function Page() {
  usePageHead({ path: '/contact', title: 'Contact' })
  return <h1>Contact</h1>
}
