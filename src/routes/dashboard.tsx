import { createFileRoute } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/dashboard')({ component: Page })

function Page() {
  usePageHead({ path: '/dashboard', title: 'Dashboard' })
  return <h1>Dashboard</h1>
}
