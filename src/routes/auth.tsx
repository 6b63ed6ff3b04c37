import { createFileRoute } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/auth')({ component: Page })

function Page() {
  usePageHead({ path: '/auth', title: 'Sign in' })
  return <h1>Sign in</h1>
}
