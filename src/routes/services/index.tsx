import { createFileRoute } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/services/')({ component: Page })

function Page() {
  usePageHead({ path: '/services', title: 'Our Services' })
  return <h1>Our Services</h1>
}
