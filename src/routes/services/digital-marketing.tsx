import { createFileRoute } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/services/digital-marketing')({ component: Page })

function Page() {
  usePageHead({ path: '/services/digital-marketing', title: 'Digital Marketing' })
  return <h1>Digital Marketing</h1>
}
