import { createFileRoute } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/terms-of-service')({ component: Page })

function Page() {
  usePageHead({ path: '/terms-of-service', title: 'Terms of Service' })
  return <h1>Terms of Service</h1>
}
