import { createFileRoute } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/privacy-policy')({ component: Page })

function Page() {
  usePageHead({ path: '/privacy-policy', title: 'Privacy Policy' })
  return <h1>Privacy Policy</h1>
}
