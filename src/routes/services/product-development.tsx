import { createFileRoute } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/services/product-development')({ component: Page })

function Page() {
  usePageHead({ path: '/services/product-development', title: 'Product Development' })
  return <h1>Product Development</h1>
}
