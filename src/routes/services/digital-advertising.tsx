import { createFileRoute } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/services/digital-advertising')({ component: Page })

function Page() {
  usePageHead({ path: '/services/digital-advertising', title: 'Digital Advertising' })
  return <h1>Digital Advertising</h1>
}
